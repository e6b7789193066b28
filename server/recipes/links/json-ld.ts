/** Maximum characters of a script's opening tag; longer ones have no place in a page with a recipe. */
const longestTag = 1000

/**
 * Returns the values of all JSON-LD scripts of a page that can be parsed. The page is searched for its scripts only:
 * a regular expression over whole pages could take quadratic time, and a document tree would cost a hundred times more.
 */
export function jsonLdOf(html: string): unknown[] {
  return scriptsOf(html).flatMap((text) => {
    const value = parse(text)
    return value === undefined ? [] : [value]
  })
}

function scriptsOf(html: string): string[] {
  const lower = html.toLowerCase()
  const found: string[] = []
  for (let at = lower.indexOf('<script'); at >= 0;) {
    const tagEnd = lower.indexOf('>', at)
    const end = tagEnd < 0 ? -1 : lower.indexOf('</script', tagEnd)
    if (end < 0) break
    const tag = lower.slice(at, Math.min(tagEnd, at + longestTag))
    if (tag.includes('application/ld+json')) found.push(html.slice(tagEnd + 1, end))
    at = lower.indexOf('<script', end)
  }
  return found
}

/** Wrappers that templates leave around the JSON: HTML comments and CDATA sections. */
const wrappers =
  /^\s*(?:<!--|(?:\/[/*]\s*)?<!\[CDATA\[(?:\s*\*\/)?)|(?:-->|(?:\/[/*]\s*)?\]\]>(?:\s*\*\/)?)\s*$/g

/** Control characters, which JSON forbids inside texts; some sites write line breaks there. */
const controlCharacters = /\p{Cc}+/gu

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(wrappers, '').replaceAll(controlCharacters, ' '))
  } catch {
    return undefined
  }
}
