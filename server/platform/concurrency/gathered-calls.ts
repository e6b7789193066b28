/**
 * Returns `find` for one key. All keys requested in one iteration of the event loop share one call of `findAll`,
 * because a query for many keys costs little more than a query for one. If that call fails, it fails for each of its
 * keys.
 */
export function gatherCalls<Key, Found>(
  findAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  let gathered: Set<Key> | undefined
  let call: Promise<ReadonlyMap<Key, Found>> | undefined

  function start(): Promise<ReadonlyMap<Key, Found>> {
    const keys = (gathered = new Set<Key>())
    return new Promise((resolve) => {
      setImmediate(() => {
        gathered = undefined
        // `findAll` runs inside a promise, because an error thrown here would end the process.
        resolve(Promise.resolve([...keys]).then(findAll))
      })
    })
  }

  return async (key) => {
    if (!gathered || !call) call = start()
    gathered?.add(key)
    return (await call).get(key)
  }
}
