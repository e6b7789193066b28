import type { SavedNames } from '../meal-text/saved-names.ts'
import type { Token } from '../meal-text/tokens.ts'
import { tokenize } from '../meal-text/tokens.ts'

/**
 * Returns a text as plain words with spaces around each, for patterns: ` . ontem a noite , pizza . `. A dot is added at
 * both ends. Line breaks and ends of sentences become dots, and other breaks commas. A time gets the prefix `@`:
 * `@15h30`. The slash of a date stays: `dia 20 / 11`. A name in `saved` becomes one word that no pattern matches.
 */
export function plainSentence(text: string, saved?: SavedNames): string {
  const tokens = tokenize(text)
  const words = (saved?.take(tokens) ?? tokens).map((token, at, all) =>
    isSlashOfDate(all, at) ? '/' : wordOf(token),
  )
  return ` . ${words.join(' ')} . `
}

function isSlashOfDate(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.plain === '/' && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number'
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
