/** FNV-1a over UTF-16 units, 32 bits, never below 0: the same text, the same number on any machine. */
export function fnv1a(text: string, start = 0x811c9dc5): number {
  let hash = start
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
