/**
 * V8 flags that limit heap growth. A heap never shrinks: on a machine with spare memory V8 lets garbage pile up to
 * several times the live size. With these it collects after growing by a third, and young objects sooner. Under load
 * the process takes half the memory (`bench/soak.ts`) and no measurably longer. They have to be set before anything
 * else is loaded.
 */
export const heapFlags = ['--heap-growing-percent=30', '--semi-space-growth-factor=1']
