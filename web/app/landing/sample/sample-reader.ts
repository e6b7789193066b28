import type { SampleSlip } from './sample-slip.ts'

/** Reads sentences in a worker, one after the other. */
export function createReader(): (text: string) => Promise<SampleSlip> {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const ask = (text: string) =>
    new Promise<SampleSlip>((resolve, reject) => {
      const reading = (worker ??= startWorker())
      const heard = new AbortController()
      const { signal } = heard
      reading.addEventListener(
        'message',
        ({ data }: MessageEvent<SampleSlip>) => {
          heard.abort()
          resolve(data)
        },
        { signal },
      )
      reading.addEventListener(
        'error',
        () => {
          heard.abort()
          // The worker may not have loaded completely; the next sentence starts a new one.
          reading.terminate()
          worker = undefined
          reject(new Error('The plate could not be read.'))
        },
        { signal },
      )
      reading.postMessage(text)
    })
  return (text) => {
    const slip = last.then(() => ask(text))
    last = slip.catch(() => undefined)
    return slip
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./sample-worker.ts', import.meta.url), { type: 'module' })
}
