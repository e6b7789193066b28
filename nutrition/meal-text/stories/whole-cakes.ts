import { insertedWords } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

/**
 * Slices in a whole cake (own estimates: a home-made cake of 850 g in slices of 60 g, a panettone of 500 g in slices of
 * 80 g).
 */
export const wholeCakes: ReadonlyMap<string, number> = new Map([
  ['bolo', 14],
  ['panetone', 6],
  ['chocotone', 6],
])
/** Part of a whole cake that a small one weighs. */
const smallShare = 0.5
/** Words of filled cakes, whose slices are twice as heavy. */
const filled = /^(?:aniversario|festa|recheado|floresta|prestigio)$/u
/** Cakes that are sold by the piece, of which a half is half a piece: `meio bolo de pote`. */
const inPieces =
  /^(?:pote|caneca|mini|rolo|rolinho|lata|copo|potinho|arroz|carne|batata|bacalhau|feira|frigideira)$/u
const slice = /^(?:fati|peda[cs]|naco|tec[ao]s?$|xicara|colher|porc)/u
/** Tokens after the cake that may weigh it or tell how it was cut. */
const farthest = 6

/** Counts a part of a whole cake in its slices: `meio bolo de cenoura` is 7 slices and not half a slice. */
export function sliceCakes(tokens: readonly Token[]): readonly Token[] {
  const cake = tokens.findIndex(({ key }) => wholeCakes.has(key))
  if (cake < 1) return tokens
  const part = partBefore(tokens, cake) ?? (isWhole(tokens, cake) ? { from: cake, value: 1 } : undefined)
  const [first, whole] = [tokens[part?.from ?? 0], wholeCakes.get(tokens[cake]?.key ?? '')]
  if (!part || !first || whole === undefined || isPiece(tokens, cake)) return tokens
  const isFilled = tokens.slice(cake + 1, cake + 3).some(({ plain }) => filled.test(plain))
  const isSmall = tokens[cake + 1]?.plain.startsWith('pequen') ?? false
  const count = Math.max(1, Math.round(whole * part.value * (isSmall || isFilled ? smallShare : 1)))
  const said = insertedWords(`${count} fatias de`, first.start)
  const rest = tokens.slice(isSmall || part.value === 1 ? cake + 2 : cake + 1)
  return [...tokens.slice(0, part.from), ...said, ...tokens.slice(cake, cake + 1), ...rest]
}

/** Reads `meio`, `1/4 de` or `metade de um` right before a cake; `metade do bolo` may be half of a slice. */
function partBefore(tokens: readonly Token[], cake: number) {
  if (/^d[ao]s?$/u.test(tokens[cake - 1]?.plain ?? '')) return undefined
  for (let from = Math.max(0, cake - longestPart); from < cake; from += 1) {
    const part = readNumeral(tokens, from)
    if (!part || part.value <= 0 || part.value >= 1) continue
    const isOfAny = tokens[from]?.plain !== 'metade' || /^uma?$/u.test(tokens[part.next - 1]?.plain ?? '')
    const end = tokens[part.next]?.plain === 'de' ? part.next + 1 : part.next
    if (end === cake && isOfAny && !isMoreOfSlice(tokens, from)) return { from, value: part.value }
  }
  return undefined
}

/** Returns whether a part at `from` is that of a slice: `1 fatia e meia de bolo`, but not `arroz e meio bolo`. */
function isMoreOfSlice(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 2]
  return tokens[from - 1]?.plain === 'e' && (before?.kind === 'number' || slice.test(before?.plain ?? ''))
}

/** Words of a part at most: `um quarto de um`. */
const longestPart = 4

function isWhole(tokens: readonly Token[], cake: number): boolean {
  return tokens[cake + 1]?.plain === 'inteiro' && !/^(?:de|do|no)$/u.test(tokens[cake - 1]?.plain ?? '')
}

/** Returns whether a cake is a piece by itself (`mini bolo`), or is weighed or cut in words after it. */
function isPiece(tokens: readonly Token[], cake: number): boolean {
  if (tokens[cake - 1]?.plain.startsWith('mini')) return true
  const after = tokens.slice(cake + 1, cake + farthest)
  const end = after.findIndex(({ kind }) => kind === 'break' || kind === 'stop')
  const own = end < 0 ? after : after.slice(0, end)
  return own.some(({ kind, plain }) => kind === 'number' || inPieces.test(plain))
}
