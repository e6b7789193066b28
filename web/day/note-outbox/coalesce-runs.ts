/**
 * Runs one at a time. Calls during a run trigger one more run after it, with the arguments of the last call: the
 * network may return just after the current run has given up.
 */
export function coalesceRuns<Args extends readonly unknown[]>(
  run: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let asked: Args | null = null
  let underWay: Promise<void> | null = null
  const runWhileAsked = async () => {
    while (asked) {
      const args: Args = asked
      asked = null
      await run(...args).catch((error: unknown) => {
        if (!asked) throw error
      })
    }
  }
  return (...args) => {
    asked = args
    underWay ??= runWhileAsked().finally(() => {
      underWay = null
    })
    return underWay
  }
}
