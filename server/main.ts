import { setFlagsFromString } from 'node:v8'
import { heapFlags } from './platform/process/heap-flags.ts'

for (const flag of heapFlags) setFlagsFromString(flag)

await import('./process.ts')
