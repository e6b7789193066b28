import type { SampleSlip } from './sample-slip.ts'

/**
 * Reads sentences in a worker, one after the other. The first worker has the common foods; the one with the whole table
 * is loaded for the first sentence that needs it.
 */
export function createReader(): (text: string) => Promise<SampleSlip> {
  const common = worker<SampleSlip | null>(
    () => new Worker(new URL('./common-sample-worker.ts', import.meta.url), { type: 'module' }),
  )
  const whole = worker<SampleSlip>(
    () => new Worker(new URL('./sample-worker.ts', import.meta.url), { type: 'module' }),
  )
  let last: Promise<unknown> = Promise.resolve()
  return (text) => {
    const slip = last.then(async () => (await common(text).catch(() => null)) ?? whole(text))
    last = slip.catch(() => undefined)
    return slip
  }
}

/** Returns a function that asks a worker, started at the first question and again after a failure. */
function worker<Reply>(start: () => Worker): (text: string) => Promise<Reply> {
  let started: Worker | undefined
  return (text) =>
    new Promise((resolve, reject) => {
      const reading = (started ??= start())
      const heard = new AbortController()
      const { signal } = heard
      reading.addEventListener(
        'message',
        ({ data }: MessageEvent<Reply>) => {
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
          started = undefined
          reject(new Error('The plate could not be read.'))
        },
        { signal },
      )
      reading.postMessage(text)
    })
}
