/**
 * Flags of V8 that keep the heap small: it is collected after growing by a third, and young objects sooner. Otherwise
 * V8 lets garbage grow to several times the live size. Under load the process takes half the memory (`bench/soak.ts`)
 * and is not measurably slower. They must be set before any other module loads.
 */
export const heapFlags = ['--heap-growing-percent=30', '--semi-space-growth-factor=1']
