/** Returns the keys stored in this browser, of every owner, that begin with `start`. */
export function storedKeys(start: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(start))
}

/** Deletes the values stored in this browser whose keys begin with `start`, and everything stored in this tab. */
export function deleteStored(start = ''): void {
  for (const key of storedKeys(start)) localStorage.removeItem(key)
  sessionStorage.clear()
}
