import type { SavedNames } from '../meal-text/saved-names.ts'
import type { Token } from '../meal-text/tokens.ts'
import { tokenize } from '../meal-text/tokens.ts'

/**
 * Returns a text as plain words with spaces around each, for patterns: ` . ontem a noite , pizza . `. A dot is added at
 * both ends. Line breaks and ends of sentences become dots, and other breaks commas. A time gets the prefix `@`:
 * `@15h30`. A name in `saved` becomes one word that no pattern matches.
 */
export function plainSentence(text: string, saved?: SavedNames): string {
  const tokens = tokenize(text)
  return ` . ${(saved?.take(tokens) ?? tokens).map(wordOf).join(' ')} . `
}

function wordOf({ kind, plain }: Token): string {
  switch (kind) {
    case 'stop':
      return '.'
    case 'colon':
      return ':'
    case 'break':
      return plain.includes('\n') ? '.' : ','
    case 'clock':
      return `@${plain.replaceAll(/\s/gu, '')}`
    case 'number':
    case 'word':
      return plain
  }
}
