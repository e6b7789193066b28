/** Phrases of a description, parted by commas: `1 concha de feijão, 1 bife`. */

const comma = ', '

export function hasPhrase(text: string, phrase: string): boolean {
  return phrasesOf(text).includes(phrase)
}

export function withPhrase(text: string, phrase: string): string {
  const before = text.trim().replace(/[,;.]+$/, '')
  return before === '' ? phrase : before + comma + phrase
}

/** The text without this phrase; every other word stays as it was typed. */
export function withoutPhrase(text: string, phrase: string): string {
  const phrases = phrasesOf(text)
  return phrases.filter((_, place) => place !== phrases.lastIndexOf(phrase)).join(comma)
}

/** A decimal comma (`1,5 concha`) parts nothing. */
function phrasesOf(text: string): string[] {
  return text.trim().split(/\s*,\s+/)
}
