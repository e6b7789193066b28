import type { SavedNames } from '../../meal-text/matching/food-matching.ts'
import { markHours } from '../../meal-text/stories/clock-hours.ts'
import type { Token } from '../../meal-text/words/tokens.ts'
import { tokenize } from '../../meal-text/words/tokens.ts'

/**
 * Returns a text as plain words with spaces around each, for patterns: ` . ontem a noite , pizza . `. A dot is added at
 * both ends. Line breaks and ends of sentences become dots, and other breaks commas. A time or a number of days gets
 * the prefix `@`: `as @7h`, `@3dias`. The slash of a date stays: `dia 20 / 11`. A name in `saved` becomes one word that
 * no pattern matches.
 */
export function plainSentence(text: string, saved?: SavedNames): string {
  return placedSentence(text, saved).sentence
}

interface PlacedSentence {
  readonly sentence: string
  /** Returns the position in the text of the word at a position in the sentence; the length of the text after the last. */
  readonly startOf: (place: number) => number
  /** Returns the position in the text after the word that ends at a position in the sentence. */
  readonly endOf: (place: number) => number
}

const opening = ' . '

/** Returns `plainSentence` with the position in the text of each of its words. */
export function placedSentence(text: string, saved?: SavedNames): PlacedSentence {
  const tokens = markHours(tokenize(text))
  const placed: { readonly at: number; readonly end: number; readonly token: Token }[] = []
  let sentence = opening
  const taken = saved?.take(tokens) ?? tokens
  for (const [place, token] of taken.entries()) {
    const word = isSlashOfDate(taken, place) ? '/' : wordOf(token)
    placed.push({ at: sentence.length, end: sentence.length + word.length, token })
    sentence += `${word} `
  }
  return {
    sentence: `${sentence}. `,
    startOf: (place) => placed.find(({ at }) => at >= place)?.token.start ?? text.length,
    endOf: (place) => placed.findLast(({ end }) => end <= place)?.token.end ?? 0,
  }
}

/** Hides found words from the patterns that follow, and keeps the positions of all others. */
export function mask(found: string): string {
  return ` ${'_'.repeat(found.length - 1)}`
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
