/**
 * Returns a function that asks a worker one question after the other. The worker is started at the first question, and
 * again after a failure.
 */
export function askWorker<Reply>(start: () => Worker): (question: string | object) => Promise<Reply> {
  let started: Worker | undefined
  const ask = (question: string | object) =>
    new Promise<Reply>((resolve, reject) => {
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
      reading.postMessage(question)
    })
  let last: Promise<unknown> = Promise.resolve()
  return (question) => {
    const reply = last.then(() => ask(question))
    last = reply.catch(() => undefined)
    return reply
  }
}
