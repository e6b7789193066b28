import { readSample } from './sample-reading.ts'
import { printSlip } from './sample-slip.ts'

// Runs in a worker, because building the name index takes a slow phone some tenths of a second.
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(printSlip(readSample(data))))
