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
  const found: string[] = []
  for (let at = indexFrom(html, /<script/gi, 0); at >= 0;) {
    const tagEnd = html.indexOf('>', at)
    const end = tagEnd < 0 ? -1 : indexFrom(html, /<\/script/gi, tagEnd)
    if (end < 0) break
    const tag = html.slice(at, Math.min(tagEnd, at + longestTag))
    if (/application\/ld\+json/i.test(tag)) found.push(html.slice(tagEnd + 1, end))
    at = indexFrom(html, /<script/gi, end)
  }
  return found
}

/**
 * Returns the index of the first match from an index on, or -1. Lower-casing the page would move indexes: `İ` becomes two
 * characters.
 */
function indexFrom(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
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
