/**
 * Returns an FNV-1a hash as an unsigned 32-bit integer. It hashes UTF-16 code units, not bytes, so it equals the
 * standard hash only for ASCII text. `start`: the offset basis.
 */
export function fnv1a(text: string, start = 0x811c9dc5): number {
  let hash = start
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
