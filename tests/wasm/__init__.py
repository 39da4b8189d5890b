"""The fourth machine is held to the second: what kernels do in Node is what they do on the CPU."""
