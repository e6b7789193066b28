/** The cache storage where the worker leaves, until the page takes it, which action of a notice was tapped on this device. */
const tappedCache = 'tapped'
const address = '/tapped'

export async function leaveTap(place: string): Promise<void> {
  const cache = await caches.open(tappedCache)
  await cache.put(address, new Response(place))
}

/** Whether a tap on a notice leads to this place: true once for each. Whoever only follows a link there left none. */
export async function takeTap(place: string): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  const cache = await caches.open(tappedCache)
  const kept = await cache.match(address)
  if ((await kept?.text()) !== place) return false
  return cache.delete(address)
}
