/**
 * A heap that has grown does not shrink: on a machine with memory to spare V8 lets what is no longer needed pile up to
 * several times what is. With these it collects when a third has come on top, and sooner what was needed for a moment.
 * Under load the process takes half the memory (`bench/soak.ts`) and no more time that can be measured. They have to be
 * set before anything else is loaded.
 */
export const heapFlags = ['--heap-growing-percent=30', '--semi-space-growth-factor=1']
