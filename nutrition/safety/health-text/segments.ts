import { itemAt } from '../../shared/collections/lookup.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { correctSpelling } from './spelling.ts'

/**
 * A word with abbreviations expanded, spelling corrected and accents removed, and its position in the original text.
 */
export interface Token {
  readonly word: string
  /** True for a word of several letters that are all capitals: `HAS`, `TAG`. */
  readonly isUppercase: boolean
  readonly start: number
  readonly end: number
}

/** Words between two separators. */
export interface Segment {
  readonly tokens: readonly Token[]
  /** The words of the tokens, separated by single spaces. All positions in a segment refer to this text. */
  readonly text: string
  /**
   * Relation to the previous segment. `new`: a sentence ended. `contrast`: after "mas" and similar words. `list`: after
   * a comma, question mark, bracket or dash, or before an "e" that starts a statement.
   */
  readonly opening: 'new' | 'contrast' | 'list'
  /** True if the segment ends with a question mark or a colon: "Diabetes? Não". */
  readonly asks: boolean
  readonly isQuestion: boolean
}

/** Full words for texting abbreviations and regional spellings. */
const expansions: Readonly<Record<string, string>> = {
  n: 'nao',
  naum: 'nao',
  nn: 'nao',
  num: 'nao',
  nunk: 'nunca',
  to: 'estou',
  tou: 'estou',
  toh: 'estou',
  tow: 'estou',
  tava: 'estava',
  tar: 'estar',
  ta: 'esta',
  pq: 'porque',
  porq: 'porque',
  pois: 'porque',
  tb: 'tambem',
  tbm: 'tambem',
  tbem: 'tambem',
  pra: 'para',
  pro: 'para',
  pras: 'para',
  pros: 'para',
  p: 'para',
  vc: 'voce',
  q: 'que',
  hj: 'hoje',
  mt: 'muito',
  mto: 'muito',
  mta: 'muita',
  msm: 'mesmo',
  qria: 'queria',
  qro: 'quero',
  kero: 'quero',
  ngm: 'ninguem',
  axo: 'acho',
  guento: 'aguento',
  qdo: 'quando',
  qnd: 'quando',
  dps: 'depois',
  bb: 'bebe',
  nenem: 'bebe',
  nene: 'bebe',
  neném: 'bebe',
  mainha: 'mae',
  painho: 'pai',
  mamae: 'mae',
  papai: 'pai',
  vo: 'avo',
  vovo: 'avo',
  vozinha: 'avo',
  ng: 'ninguem',
  td: 'tudo',
  tds: 'todos',
  guela: 'goela',
  remedinho: 'remedio',
  remedim: 'remedio',
}

/** Words that must follow an ambiguous abbreviation for it to be expanded: "num" can mean "não" or "em um". */
const ambiguous: Readonly<Record<string, RegExp>> = {
  num: /^(tenho|sou|estou|to|tou|posso|uso|tomo|como|fiz|tive|entra|quero|vou|consigo|guento|aguento|durmo)$/,
}

const slashed: ReadonlyMap<string, string> = new Map([
  ['c', 'com'],
  ['s', 'sem'],
  ['p', 'para'],
])

/** Words for pictures that state a health fact. */
const pictures: ReadonlyMap<string, string> = new Map([
  ['🤰', 'figuragestante'],
  ['🤱', 'figuramamando'],
])

const pieces = /🤰|🤱|\(\s*[-–xX+]?\s*\)|[\p{L}\p{N}ºª]+|[.;!\n,:?()/+…–—-]/gu

/**
 * Splits a text into segments. The end of a sentence starts a `new` segment; "mas" and similar words start a `contrast`
 * segment; commas, brackets and an "e" before a verb or another person start a `list` segment, which can inherit
 * negation and person.
 */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let tokens: Token[] = []
  let opening: Segment['opening'] = 'new'
  const close = (next: Segment['opening'], asks = false, isQuestion = false) => {
    if (tokens.length > 0) {
      segments.push({ tokens, text: tokens.map(({ word }) => word).join(' '), opening, asks, isQuestion })
      opening = next
    } else if (next === 'new') opening = next
    tokens = []
  }
  const found = [...text.matchAll(pieces)]
  for (const [index, match] of found.entries()) {
    const raw = match[0]
    const after = found[index + 1]?.[0] ?? ''
    if (/^\(\s*[-–xX+]?\s*\)$/.test(raw)) {
      tokens.push(tokenOf(/[xX+]/.test(raw) ? 'sim' : 'nao', raw, match.index))
      close('list')
      continue
    }
    if (/^[-–]$/.test(raw) && isMinus(text, match.index)) {
      tokens.push(tokenOf('nao', raw, match.index))
      continue
    }
    const picture = pictures.get(raw)
    if (picture !== undefined) {
      tokens.push(tokenOf(picture, raw, match.index))
      continue
    }
    if (!/[\p{L}\p{N}]/u.test(raw)) {
      closeAt(raw, match.index, text, found[index - 1]?.[0], tokens.length, close)
      continue
    }
    const plain = normalizeText(raw)
    if (plain === '') continue
    const abbreviated = slashed.get(plain)
    if (after === '/' && abbreviated !== undefined) {
      tokens.push(tokenOf(abbreviated, raw, match.index))
      continue
    }
    const word = expanded(plain, normalizeText(after))
    if (contrasts.has(word) && !(word === 'agora' && isDate(found, index + 1))) {
      close('contrast')
      continue
    }
    // "Eu e meu marido" is one subject.
    const isSubject = tokens.at(-1)?.word === 'eu'
    if (raw.toLowerCase() === 'e' && !isSubject && startsClause(found, index + 1)) {
      close('list')
      continue
    }
    tokens.push(tokenOf(word, raw, match.index))
  }
  close('new')
  return segments
}

function closeAt(
  mark: string,
  at: number,
  text: string,
  before: string | undefined,
  length: number,
  close: (next: Segment['opening'], asks?: boolean, isQuestion?: boolean) => void,
): void {
  switch (mark) {
    case '-':
    case '–':
    case '—':
      // A dash with spaces on both sides separates; a hyphen within a word ("pré-diabetes") does not.
      if (/\s/.test(text[at - 1] ?? ' ') && /\s/.test(text[at + 1] ?? ' ')) close('list')
      return
    case '/':
      if (before === undefined || !slashed.has(normalizeText(before))) {
        if (!/\d/.test(text[at - 1] ?? '')) close('list')
      }
      return
    case '.':
      // Points in numbers ("14.9") and abbreviations ("D.M.") do not separate.
      if (/\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')) return
      if (/^\p{L}$/u.test(before ?? '')) return
      if (abbreviations.test(before ?? '') && /^\s*\p{Ll}/u.test(text.slice(at + 1))) return
      close('new')
      return
    case '?':
      close('list', true, true)
      return
    case ':':
      // A colon separates only after several words: "Pressão: alta" is one statement.
      if (length >= 4) close('list', true)
      return
    case ',':
      if (/\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')) return
      close('list')
      return
    case '(':
    case ')':
    case '+':
      close('list')
      return
    default:
      close('new')
  }
}

const abbreviations =
  /^(?:ins|insuf|dr|dra|sr|sra|obs|prof|aprox|hist|fam|card|resp|diab|hip|art|med|rem|cir|cx|int|ant|hf)$/i

/** Returns whether a minus directly follows a word and thereby negates it: "DM-, HAS-". */
function isMinus(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[at + 1] ?? '')
}

function tokenOf(word: string, raw: string, start: number): Token {
  return {
    word,
    isUppercase: raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase(),
    start,
    end: start + raw.length,
  }
}

function expanded(plain: string, next: string): string {
  const condition = ambiguous[plain]
  if (condition && !condition.test(next)) return plain
  return (Object.hasOwn(expansions, plain) ? expansions[plain] : undefined) ?? correctSpelling(plain)
}

const contrasts: ReadonlySet<string> = new Set(['mas', 'porem', 'contudo', 'entretanto', 'todavia', 'agora'])

/** Returns whether "agora" is part of a date or ends its clause: "tive os gêmeos agora em outubro". */
function isDate(found: readonly RegExpMatchArray[], next: number): boolean {
  const [first = '', second = ''] = found.slice(next, next + 2).map(([word]) => normalizeText(word))
  if (first === '') return true
  if (/^(?:mesmo|pouco|ha)$/.test(first)) return true
  return /^(?:em|no|na|neste|nesse|nesta|nessa|esse|este)$/.test(first) && dateWord.test(second)
}

const dateWord =
  /^(?:mes|semana|ano|dia|fim|final|inicio|comeco|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/

/** Matches words that, after "e", start a separate statement. */
const clauseStart =
  /^(eu|nao|tenho|sou|estou|to|tou|tomo|uso|faco|fiz|tive|fui|sofro|trato|nunca|ja|minha|meu|meus|minhas|ela|ele|amamento|aplico|operei|tirei|perdi|emagreci|vivo|descobri|provoco|vomito|passo|como|fico|cozinho|queria|quero|hoje|agora|depois|almocei|jantei|comi|tomei)$/

function startsClause(found: readonly RegExpMatchArray[], next: number): boolean {
  return clauseStart.test(normalizeText(found[next]?.[0] ?? ''))
}

/** Returns the original words of a segment between two positions of its `text`. */
export function quoteOf(segment: Segment, original: string, from = 0, to = segment.text.length): string {
  const first = tokenAt(segment, from)
  const last = tokenAt(segment, Math.max(from, to - 1))
  return original.slice(first.start, last.end)
}

/** Returns the token at a position of a segment's text. */
function tokenAt({ tokens }: Segment, at: number): Token {
  let length = 0
  const found = tokens.find(({ word }) => {
    length += word.length + 1
    return at < length
  })
  return found ?? itemAt(tokens, tokens.length - 1)
}
