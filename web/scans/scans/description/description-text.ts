/** Separator between the phrases of a description: `1 concha de feijão, 1 bife`. */
const comma = ', '

export function hasPhrase(text: string, phrase: string): boolean {
  return phrasesOf(text).includes(phrase)
}

export function withPhrase(text: string, phrase: string): string {
  const before = text.trim().replace(/[,;.]+$/, '')
  return before === '' ? phrase : before + comma + phrase
}

/** Returns the text without this phrase; all other text stays as typed. */
export function withoutPhrase(text: string, phrase: string): string {
  const phrases = phrasesOf(text)
  return phrases.filter((_, place) => place !== phrases.lastIndexOf(phrase)).join(comma)
}

/** A decimal comma (`1,5 concha`) is no separator. */
function phrasesOf(text: string): string[] {
  return text.trim().split(/\s*,\s+/)
}
