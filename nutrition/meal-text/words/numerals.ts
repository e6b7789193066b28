import { isOf, type Token } from './tokens.ts'
import { entryOf } from './words.ts'

export const units: Readonly<Record<string, number>> = {
  zero: 0,
  um: 1,
  uma: 1,
  hum: 1,
  dois: 2,
  doi: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezasseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
}
export const tens: Readonly<Record<string, number>> = {
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
}
const hundreds: Readonly<Record<string, number>> = {
  cem: 100,
  cento: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quatrocentas: 400,
  quinhentos: 500,
  quinhentas: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
}
const halves = new Set(['meio', 'meia', 'mei'])
const parts: Readonly<Record<string, number>> = { terco: 1 / 3, tercos: 1 / 3, quarto: 0.25, quartos: 0.25 }

/** A parsed number with its range: `2 ou 3` is 2.5, from 2 to 3. */
export interface Numeral {
  readonly value: number
  readonly low: number
  readonly high: number
  /** Index of the first token after the number. */
  readonly next: number
  /** True if the number is `um` or `uma`, which may be a mere article. */
  readonly isArticle: boolean
  /** True if the number is an unspecified plural: `uns`, `umas`, `alguns`. */
  readonly isVague: boolean
}

/** Parses the number at a token, in figures or words: `1 e meia`, `duzentos e cinquenta`, `meia dúzia`, `2 a 3`. */
export function readNumeral(tokens: readonly Token[], at: number): Numeral | undefined {
  const lead = tokens[at]
  if (!lead) return undefined
  const isBetween = lead.plain === 'entre' || lead.plain === 'de'
  const first = readSingle(tokens, isBetween ? at + 1 : at)
  return first && (readRange(tokens, first, isBetween) ?? (isBetween ? undefined : first))
}

/** Tokens of a number at most: `vinte e duas`, `de duas a três`. */
const longestNumeral = 4

/** Returns the whole number right before a token, and where it starts: `uma e meia` before `pizza`. */
export function numeralBefore(
  tokens: readonly Token[],
  end: number,
): (Numeral & { readonly at: number }) | undefined {
  for (let at = Math.max(0, end - longestNumeral); at < end; at += 1) {
    const numeral = readNumeral(tokens, at)
    if (numeral?.next === end) return { ...numeral, at }
  }
  return undefined
}

const rangeWords = new Set(['ou', 'a', 'ate', 'e'])

function readRange(tokens: readonly Token[], first: Numeral, isBetween: boolean): Numeral | undefined {
  const link = tokens[first.next]
  if (!link || first.isVague) return undefined
  const links = link.kind === 'break' ? /^\s*[-–—~]$/u.test(link.plain) : rangeWords.has(link.plain)
  if (!links || (link.plain === 'e' && !isBetween)) return undefined
  const second = readSingle(tokens, first.next + 1)
  if (!second || second.isVague || second.value <= first.value || second.value > first.value * 4)
    return undefined
  return {
    ...second,
    value: (first.value + second.value) / 2,
    low: first.value,
    high: second.value,
    isArticle: false,
  }
}

function readSingle(tokens: readonly Token[], at: number): Numeral | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'number') return skipPart(tokens, withHalf(tokens, exactly(token.value, at + 1)))
  if (token.kind !== 'word' || !(numberStarts.has(token.plain) || token.key === 'duzia')) return undefined
  if (vague.has(token.plain)) {
    const counted = readSingle(tokens, at + 1)
    return counted ?? { ...exactly(2, at + 1), low: 2, high: 3, isVague: true }
  }
  if (token.key === 'duzia') return exactly(12, at + 1)
  if (token.plain === 'par' || token.plain === 'casal') return skipOf(tokens, exactly(2, at + 1))
  if (token.plain === 'metade') return skipArticle(tokens, skipOf(tokens, exactly(0.5, at + 1)))
  if (halves.has(token.plain)) {
    const next = tokens[at + 1]
    return next?.key === 'duzia' ? exactly(6, at + 2) : exactly(0.5, at + 1)
  }
  return readWords(tokens, at, token)
}

function readWords(tokens: readonly Token[], at: number, token: Token): Numeral | undefined {
  const next = tokens[at + 1]
  if (token.plain === 'mil' && next?.kind !== 'word') return exactly(1000, at + 1)
  const hundred = entryOf(hundreds, token.plain)
  if (hundred !== undefined) {
    const rest = next?.plain === 'e' ? readBelowHundred(tokens, at + 2) : undefined
    return rest && !rest.isArticle
      ? exactly(hundred + rest.value, rest.next)
      : withHalf(tokens, exactly(hundred, at + 1))
  }
  const below = readBelowHundred(tokens, at)
  if (!below) return undefined
  const after = tokens[below.next]
  if (after?.key === 'duzia') return exactly(below.value * 12, below.next + 1)
  if (after?.plain === 'mil') return exactly(below.value * 1000, below.next + 1)
  if (below.isArticle && (after?.plain === 'par' || after?.plain === 'casal'))
    return skipOf(tokens, exactly(2, below.next + 1))
  if (below.isArticle && after?.plain === 'metade') return skipOf(tokens, exactly(0.5, below.next + 1))
  const part = after && entryOf(parts, after.plain)
  if (part !== undefined && isOf(tokens[below.next + 1]))
    return skipArticle(tokens, skipOf(tokens, exactly(below.value * part, below.next + 1)))
  return withHalf(tokens, below)
}

function readBelowHundred(tokens: readonly Token[], at: number): Numeral | undefined {
  const token = tokens[at]
  if (!token || token.kind !== 'word') return undefined
  const ten = entryOf(tens, token.plain)
  if (ten === undefined) {
    const unit = entryOf(units, token.plain)
    return unit === undefined
      ? undefined
      : { ...exactly(unit, at + 1), isArticle: token.plain === 'um' || token.plain === 'uma' }
  }
  const unit = tokens[at + 1]?.plain === 'e' ? entryOf(units, tokens[at + 2]?.plain ?? '') : undefined
  return unit !== undefined && unit > 0 && unit < 10 ? exactly(ten + unit, at + 3) : exactly(ten, at + 1)
}

/** Adds a half or fraction that follows the number: `1 e meia`, `duas e meia`, `1 e 1/2`. */
function withHalf(tokens: readonly Token[], whole: Numeral): Numeral {
  const link = tokens[whole.next]
  const half = tokens[whole.next + 1]
  if (link?.plain !== 'e' || !half) return whole
  // The half of `meia dúzia` counts dozens and does not belong to an earlier number.
  const isHalf = halves.has(half.plain) && tokens[whole.next + 2]?.key !== 'duzia'
  const isFraction = half.kind === 'number' && half.value > 0 && half.value < 1
  if (!isHalf && !isFraction) return whole
  return exactly(whole.value + (isFraction ? half.value : 0.5), whole.next + 2)
}

function exactly(value: number, next: number): Numeral {
  return { value, low: value, high: value, next, isArticle: false, isVague: false }
}

function skipOf(tokens: readonly Token[], numeral: Numeral): Numeral {
  return isOf(tokens[numeral.next]) ? { ...numeral, next: numeral.next + 1 } : numeral
}

const numeralWords = new Set([...[units, tens, hundreds].flatMap(Object.keys), ...halves])
const vague = new Set(['uns', 'umas', 'alguns', 'algumas'])
/** Words with which a number starts, beside `duzia`. Most words start none. */
const numberStarts = new Set([...numeralWords, ...vague, 'par', 'casal', 'metade', 'mil'])

/** Returns whether a plain word is a numeral. */
export function isNumeralWord(word: string): boolean {
  return numeralWords.has(word)
}

/** Skips the words between a fraction in figures and what it is a part of: `1/3 de uma barra`. */
function skipPart(tokens: readonly Token[], numeral: Numeral): Numeral {
  if (numeral.value >= 1) return numeral
  const whole = skipOf(tokens, numeral)
  const part = skipArticle(tokens, whole)
  return part.next > whole.next ? part : numeral
}

/** Skips the article after a fraction: `metade de uma manga` is half a mango. */
function skipArticle(tokens: readonly Token[], numeral: Numeral): Numeral {
  return /^(?:um|uma|o|a)$/u.test(tokens[numeral.next]?.plain ?? '')
    ? { ...numeral, next: numeral.next + 1 }
    : numeral
}
