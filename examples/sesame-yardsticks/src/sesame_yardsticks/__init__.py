"""Games that others have counted, solved and timed: what our kernels are compared on.

They are written for measuring, a file each, with few words; nobody's shelf has them unless this
package is installed.
"""
