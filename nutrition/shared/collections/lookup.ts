/** Thrown when an entry that must exist is missing. The cause is always a defect of the program, never bad input. */
export class MissingEntryError extends Error {
  override readonly name = 'MissingEntryError'
}

/** Returns the value of a key. Throws when the map lacks the key. */
export function lookup<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new MissingEntryError(`no entry for ${String(key)}`)
  return value
}

/** Returns the item at an index. Throws for an index outside the list. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new MissingEntryError(`no item ${index} of ${items.length}`)
  return item
}

/** Returns the number at an index. Throws for an index outside the array. */
export function numberAt(values: Float64Array, index: number): number {
  const value = values[index]
  if (value === undefined) throw new MissingEntryError(`no number ${index} of ${values.length}`)
  return value
}
