/**
 * Returns the matches of a global pattern. Uses the pattern itself: `matchAll` copies it at each call, which takes longer
 * than the search when the pattern is long.
 */
export function matchesIn(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}
