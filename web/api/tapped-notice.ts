/** Cache storage in which the worker records the tapped action of a notice until the page takes it. */
const tappedCache = 'tapped'
const address = '/tapped'

export async function recordTap(place: string): Promise<void> {
  const cache = await caches.open(tappedCache)
  await cache.put(address, new Response(place))
}

/** Returns whether a tapped notice leads to `place`; true once per tap. Following a plain link records no tap. */
export async function takeTap(place: string): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  const cache = await caches.open(tappedCache)
  const kept = await cache.match(address)
  if ((await kept?.text()) !== place) return false
  return cache.delete(address)
}
