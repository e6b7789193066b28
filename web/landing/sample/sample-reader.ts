import type { SampleSlip } from './sample-slip.ts'

/** Reads beside the page, one sentence after the other. */
export function createReader(): (text: string) => Promise<SampleSlip> {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const ask = (text: string) =>
    new Promise<SampleSlip>((resolve, reject) => {
      worker ??= new Worker(new URL('./sample-worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<SampleSlip>) => resolve(data)
      worker.onerror = () => {
        // It may not have come whole; the next sentence fetches it anew.
        worker?.terminate()
        worker = undefined
        reject(new Error('The plate could not be read.'))
      }
      worker.postMessage(text)
    })
  return (text) => {
    const reading = last.then(() => ask(text))
    last = reading.catch(() => undefined)
    return reading
  }
}
