import { readSample } from './sample-reading.ts'
import { printSlip } from './sample-slip.ts'

// Beside the page: building the index of names takes a slow phone some tenths of a second.
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(printSlip(readSample(data))))
