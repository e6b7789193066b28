/** Does work one after the other, in the order it came; work that fails does not hold up the next. */
export type Line = <T>(work: () => Promise<T>) => Promise<T>

export function createLine(): Line {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}
