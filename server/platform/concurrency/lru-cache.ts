/** LRU cache for values that are made synchronously and expensive to make. */
export function lruCache<Value>(capacity: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>()
  return (key, make) => {
    const value = values.get(key) ?? make()
    // A map lists its keys in order of insertion.
    values.delete(key)
    values.set(key, value)
    const [oldest] = values.keys()
    if (values.size > capacity && oldest !== undefined) values.delete(oldest)
    return value
  }
}
