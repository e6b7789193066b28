import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href
// Without this the package loads its WebAssembly from a CDN.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

/** Reply of the worker: the texts of the codes in a picture; `null` if the reader failed. */
export type WorkerReply = readonly string[] | null

addEventListener('message', ({ data }: MessageEvent<ImageData | Blob>) => {
  const reading = readBarcodes(data, { formats: ['EAN13', 'EAN8', 'UPCA'], maxNumberOfSymbols: 2 })
  reading.then(
    (found) => postMessage(found.map(({ text }) => text) satisfies WorkerReply),
    () => postMessage(null satisfies WorkerReply),
  )
})
