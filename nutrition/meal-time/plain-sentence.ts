import type { SavedNames } from '../meal-text/saved-names.ts'
import type { Token } from '../meal-text/tokens.ts'
import { tokenize } from '../meal-text/tokens.ts'

/**
 * Returns a sentence in plain words between spaces, for patterns: `. ontem a noite , pizza .`. A dot stands at both ends
 * and for every end of a sentence, `,` for every other break, and a clock keeps its digits: `@15h30`.
 * A name of `saved` becomes one word that no pattern has.
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
