/** What this device keeps for when the network is gone stands in cache storage under names that begin so. */
export const seenPrefix = 'seen '

/** Forgets all that was kept, of every account. */
export async function forgetSeen(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(seenPrefix)).map((name) => caches.delete(name)))
}
