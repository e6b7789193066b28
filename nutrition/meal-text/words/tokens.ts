import { unabbreviated } from './abbreviations.ts'
import { sayLactoseFree } from './lactose-free-tokens.ts'
import { rememberWords } from './remembered-words.ts'
import { entryOf, plain, wordKey } from './words.ts'

/**
 * `break` ends a list item (comma, line, bullet, bracket). `stop` ends a sentence. `clock` is a time, date, price or
 * percentage and must never be read as a quantity.
 */
export type TokenKind = 'word' | 'number' | 'break' | 'stop' | 'colon' | 'clock'

export interface Token {
  readonly kind: TokenKind
  /** Character range in the text, for quoting; `end` is exclusive. */
  readonly start: number
  readonly end: number
  /** Lower case with accents, needed to distinguish `é` from `e` and `cará` from `cara`. */
  readonly accented: string
  /** Lower case without accents. */
  readonly plain: string
  /** Look-up key: plain, in the singular, adjectives in one gender (`wordKey`). */
  readonly key: string
  /** Numeric value; only meaningful for numbers. */
  readonly value: number
}

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
}

const clock = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?h(?:rs?|s)?\b)?|\d{1,2}\s?(?:hrs?|hs?|horas?)(?:\s?(?:e\s)?\d{2}\b)?(?:\s?min(?:utos)?)?(?![\p{L}\d])|\d{1,2}\/\d{1,2}\/\d{2,4}|r?\$\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:reais|real|contos?|pila|centavos|kcals?|kj|cal|calorias|minutos|min|anos|dias|km|pessoas|vezes|semanas|meses|pts|pontos)(?![\p{L}\d])`
// Two decimals without a unit are a price: `coxinha 8,50`.
const price = String.raw`[1-9]\d*,\d{2}(?=\s*(?:[.,;!?)\n]|$|e\s|na\s|no\s|cada\b))(?!,\d)`
const fraction = String.raw`\d+\s+\d\s?\/\s?\d(?!\d)|\d\s?\/\s?\d(?!\d)|\d*\s?[½¼¾⅓⅔⅛]`
const number = String.raw`\d+(?:[.,]\d+)?`
// A percentage (`chocolate 70%`, `leite 2%`) is one word and never a count.
const wordPattern = String.raw`\d+(?:[.,]\d+)?\s?%|[cps]\/|\p{L}[\p{L}\p{M}]*(?:[’'´](?:s(?!\p{L})|(?=\p{L})))?`
const marks = String.raw`[,;()\[\]{}|•·*▪►→~–—]|\n|(?:^|\s)[-]+(?=\s|\d|\p{L}|$)|(?<=\d)\s?-\s?(?=\d)|\/|(?<=\s)>+|\t`

const lexer = new RegExp(
  `(?<clock>${clock}|${price})|(?<fraction>${fraction})|(?<number>${number})|(?<word>${wordPattern})|(?<plus>[+&])|(?<stop>[.!?…]+)|(?<colon>[:=])|(?<break>${marks})`,
  'giu',
)

/** A word after a blank, which needs no other rule of the lexer: most tokens. */
const plainWord = /[ ]?(\p{L}[\p{L}\p{M}]*)(?=[ ,.]|$)/uy

/** Full words for abbreviations and signs: `c/ leite` is `com leite`. */
const shortWords: Readonly<Record<string, string>> = {
  'c/': 'com',
  's/': 'sem',
  'p/': 'para',
  '+': 'mais',
  '&': 'e',
}

/** Splits a sentence into words, numbers and punctuation, and drops everything else (emoji, quotes). */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = []
  let from = 0
  while (from < text.length) {
    plainWord.lastIndex = from
    const word = plainWord.exec(text)
    if (word) {
      const [, raw = ''] = word
      from = plainWord.lastIndex
      tokens.push(toWord(raw, { start: from - raw.length, end: from }))
      continue
    }
    lexer.lastIndex = from
    const match = lexer.exec(text)
    if (!match) break
    const { word: name, plus, fraction: part, number: figures, clock: time, stop, colon } = match.groups ?? {}
    const [raw] = match
    from = match.index + raw.length
    const at = { start: match.index, end: from }
    if (name ?? plus) tokens.push(toWord(raw, at))
    else if (part) tokens.push({ ...mark('number', raw, at), value: fractionValue(raw) })
    else if (figures) tokens.push({ ...mark('number', raw, at), value: decimal(raw) })
    else tokens.push(mark(time ? 'clock' : stop ? 'stop' : colon ? 'colon' : 'break', raw, at))
  }
  return sayLactoseFree(tokens.map(expandShort), toWord)
}

/** Full words for abbreviations used in chats. */
const chatWords: Readonly<Record<string, string>> = {
  c: 'com',
  s: 'sem',
  cm: 'com',
  d: 'de',
  q: 'que',
  i: 'e',
  n: 'nao',
  tb: 'tambem',
  tbm: 'tambem',
}

/**
 * Expands `c` to `colher` if the kind of spoon follows. Otherwise expands abbreviations of `chatWords`, except in the
 * last word, and those of `unabbreviated`.
 */
function expandShort(token: Token, at: number, tokens: readonly Token[]): Token {
  if (token.kind !== 'word') return token
  const after = tokens[at + 1]?.kind === 'stop' ? tokens[at + 2] : tokens[at + 1]
  const isSpoon = token.plain === 'c' && /^(?:sopa|cha|sobremesa|servir|cafe|sob)$/u.test(after?.plain ?? '')
  const isLast = after === undefined
  // `15 cm` is a length; elsewhere `cm` means `com`.
  if (token.plain === 'cm' && tokens[at - 1]?.kind === 'number') return token
  const before = tokens[at - 1]?.plain ?? ''
  const isVitamin = token.plain === 'd' && /^vit(?:amina)?$/u.test(before)
  const chat = isSpoon ? 'colher' : isLast || isVitamin ? undefined : entryOf(chatWords, token.plain)
  const word = chat ?? unabbreviated(token.plain, { before, after: tokens[at + 1]?.plain ?? '' })
  return word === undefined ? token : { ...token, ...formsOf(word) }
}

interface Span {
  readonly start: number
  readonly end: number
}

function mark(kind: TokenKind, raw: string, at: Span): Token {
  return { kind, ...at, accented: raw, plain: raw, key: raw, value: 0 }
}

const formsOf = rememberWords((raw: string) => {
  const lower =
    entryOf(shortWords, raw.toLowerCase()) ??
    raw
      .toLowerCase()
      .normalize('NFC')
      // `bob's` is the brand `bobs`, and the d of `d'água` a word.
      .replace(/[’'´]s?$/u, (end) => end.slice(1))
  return { accented: lower, plain: plain(lower), key: wordKey(lower) }
})

function toWord(raw: string, at: Span): Token {
  return { ...mark('word', raw, at), ...formsOf(raw) }
}

/** Parses a Brazilian number: `1,5` and `1.5` are 1.5, `1.500` is 1500, `0.500` is 0.5. */
function decimal(raw: string): number {
  if (/^[1-9]\d{0,2}\.\d{3}$/u.test(raw)) return Number(raw.replace('.', ''))
  return Number(raw.replace(',', '.'))
}

function fractionValue(raw: string): number {
  const sign = /[½¼¾⅓⅔⅛]/u.exec(raw)
  if (sign) {
    const whole = raw.slice(0, sign.index).trim()
    return (whole === '' ? 0 : Number(whole)) + (fractions[sign[0]] ?? 0)
  }
  const parts = raw.split(/[\s/]+/u).map(Number)
  const [whole, over, under] = parts.length === 3 ? parts : [0, ...parts]
  if (under === 0) return 0
  return under === undefined ? (over ?? 0) : (whole ?? 0) + (over ?? 0) / under
}

/** Returns whether a token is the preposition `de`, `do`, `da` or one of their plurals. */
export function isOf(token: Token | undefined): boolean {
  return token !== undefined && /^d[eoa]s?$/u.test(token.plain)
}

/** Returns whether a token ends a part of a sentence: a comma, a full stop or a colon. */
export function isMark(token: Token | undefined): boolean {
  return token !== undefined && /^(?:break|stop|colon)$/u.test(token.kind)
}

/** Returns whether a token is a sign such as a bracket. */
export function isSign(token: Token | undefined, sign: string): boolean {
  return token?.kind === 'break' && token.plain.trim() === sign
}

/** Returns the index after a mark at a token; the same index if none is there. */
export function skipMark(tokens: readonly Token[], at: number): number {
  return isMark(tokens[at]) ? at + 1 : at
}
