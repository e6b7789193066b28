import { readNumeral } from './numerals.ts'
import type { Token } from './tokens.ts'

/** A part of a whole as people say it: 2 of 12 for `dois doze avos`. */
export interface Fraction {
  readonly own: number
  readonly whole: number
  /** Index of the first token after the fraction. */
  readonly next: number
}

const ordinals: Readonly<Record<string, number>> = {
  terco: 3,
  quarto: 4,
  quinto: 5,
  sexto: 6,
  setimo: 7,
  oitavo: 8,
  nono: 9,
  decimo: 10,
}
/** Largest number under a fraction; `12/90` is none. */
const mostParts = 60

/** Reads `metade`, `1/12`, `um quarto`, `dois terços`, `um doze avos`; `undefined` for a whole number. */
export function readFraction(tokens: readonly Token[], at: number): Fraction | undefined {
  const from = /^[oa]$/u.test(tokens[at]?.plain ?? '') ? at + 1 : at
  const token = tokens[from]
  if (!token) return undefined
  const isArticle = /^uma?$/u.test(token.plain) && tokens[from + 1]?.plain === 'metade'
  if (token.plain === 'metade' || isArticle)
    return { own: 1, whole: 2, next: isArticle ? from + 2 : from + 1 }
  return inFigures(tokens, from) ?? inWords(tokens, from)
}

function inFigures(tokens: readonly Token[], at: number): Fraction | undefined {
  const [over, mark, under] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (over?.kind !== 'number') return undefined
  if (over.value > 0 && over.value < 1) {
    const whole = [2, 3, 4, 5, 6, 7, 8, 9].find((one) => Number.isInteger(rounded(one * over.value)))
    return whole === undefined
      ? undefined
      : { own: rounded(whole * over.value), whole, next: skipAvos(tokens, at + 1) }
  }
  const isFraction = mark?.kind === 'break' && mark.plain === '/' && under?.kind === 'number'
  return isFraction ? partOf(over.value, under.value, skipAvos(tokens, at + 3)) : undefined
}

function inWords(tokens: readonly Token[], at: number): Fraction | undefined {
  const own = readNumeral(tokens.slice(0, at + 1), at)
  if (!own || !Number.isInteger(own.value)) return undefined
  const ordinal = ordinals[(tokens[own.next]?.plain ?? '').replace(/s$/u, '')]
  if (ordinal !== undefined) return partOf(own.value, ordinal, own.next + 1)
  const under = readNumeral(tokens, own.next)
  return under && tokens[under.next]?.plain === 'avos'
    ? partOf(own.value, under.value, under.next + 1)
    : undefined
}

function partOf(own: number, whole: number, next: number): Fraction | undefined {
  return own >= 1 && own < whole && whole <= mostParts ? { own, whole, next } : undefined
}

function skipAvos(tokens: readonly Token[], at: number): number {
  return tokens[at]?.plain === 'avos' ? at + 1 : at
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
