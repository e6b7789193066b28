import { setFlagsFromString } from 'node:v8'

/**
 * Before anything is loaded, because a heap that has grown does not shrink: on a machine with memory to spare V8 lets what
 * is no longer needed pile up to several times what is. So it collects when a third has come on top, and sooner what was
 * needed for a moment. Under load the process takes half the memory (`bench/soak.ts`) and no more time that can be measured.
 */
setFlagsFromString('--heap-growing-percent=30')
setFlagsFromString('--semi-space-growth-factor=1')

await import('./process.ts')
