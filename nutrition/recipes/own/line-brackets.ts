import { normalizeText } from '../../foods/normalize-text.ts'
import { isNumeralWord } from '../../meal-text/words/numerals.ts'
import { tokenize } from '../../meal-text/words/tokens.ts'
import { isMetric, type KitchenAmount, readKitchenAmount } from './kitchen-measures.ts'

/** A bracket that was removed from a line. */
interface Bracket {
  /** Position of the bracket in the line without brackets. */
  readonly at: number
  readonly text: string
  /** Amount in the bracket, unless it is an alternative (`ou 2 colheres`). */
  readonly amount?: KitchenAmount
  /** True if the amount is the weight of each piece: `150 g cada`. */
  readonly isEach?: boolean
}

/** Contents of the brackets within one part of a line. */
export interface Brackets {
  /** Grams or millilitres: `1 lata (395 g)`. */
  readonly stated?: KitchenAmount
  /** True if `stated` is the amount of each piece. */
  readonly isEach: boolean
  /** Amount in another measure: `sal (1 colher de chá)`. */
  readonly amount?: KitchenAmount
  readonly notes: readonly string[]
}

const measureKind =
  /^(?:de |tipo )?(?:sopa|cha|sobremesa|cafe|cafezinho|americano|requeijao|servir)(?: (?:bem )?(?:chei[oa]s?|ras[oa]s?))?$/u
const pluralEnding = /^(?:s|es|is|ns|oes)$/u

/**
 * Removes the brackets from a line and returns them. Kinds of measures (`(chá)`) and plural endings (`(s)`) stay in the
 * line.
 */
export function takeBrackets(line: string): {
  readonly words: string
  readonly brackets: readonly Bracket[]
} {
  const brackets: Bracket[] = []
  let words = ''
  let end = 0
  for (const match of line.matchAll(/(\s*)[([{]([^()[\]{}]*)[)\]}]?/gu)) {
    const [whole, space = '', content = ''] = match
    words += line.slice(end, match.index)
    end = match.index + whole.length
    const inside = normalizeText(content)
    if (measureKind.test(inside)) words += ` de ${content.trim().replace(/^(?:de|tipo) /iu, '')} `
    else if (space === '' && pluralEnding.test(inside)) words += inside
    else {
      if (inside !== '' && !isNumeralWord(inside) && !/^\d+$/u.test(inside))
        brackets.push({ at: words.length, ...readBracket(content.trim()) })
      words += ' '
    }
  }
  return { words: words + line.slice(end), brackets }
}

function readBracket(text: string): Omit<Bracket, 'at'> {
  if (/^ou\b/iu.test(text)) return { text }
  const tokens = tokenize(text.replace(/^[\s+/±~≈-]+/u, '').replace(/^(?:mais ou menos|m\/m)/iu, ''))
  const read = readKitchenAmount(tokens, 0)
  const isWhole = read !== undefined && (read.next >= tokens.length || isMetric(read.amount))
  const isEach = /\bcada\b/iu.test(text)
  return { text, ...(read?.amount.measure !== undefined && isWhole && { amount: read.amount, isEach }) }
}

/** Returns the contents of the brackets at positions `from` to `to` of the line. */
export function bracketsBetween(brackets: readonly Bracket[], from: number, to: number): Brackets {
  const within = brackets.filter(({ at }) => at >= from && at <= to)
  const amounts = within.flatMap(({ amount }) => amount ?? [])
  const stated = amounts.find(isMetric)
  const other = amounts.find((amount) => !isMetric(amount))
  return {
    isEach: within.some(({ isEach }) => isEach === true),
    ...(stated && { stated }),
    ...(other && { amount: other }),
    notes: within.filter(({ amount }) => !amount).map(({ text }) => text),
  }
}
