"""The fourth machine: kernels as WebAssembly, so that the same lines run in every browser."""
