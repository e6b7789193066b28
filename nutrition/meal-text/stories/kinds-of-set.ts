import { asWord } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

export const setWords = /^(?:combinado|barca|barquinha|sushis?|combo)$/u
const rolls = 'niguiris?|sashimis?|uramakis?|hossomakis?|hots?|holl|rolls?|jo[ey]s?|sushis?|gunkans?'
const links = 'de|e|com|entre'
/** Kinds that are foods of their own where they are not counted: `combinado 20 peças, camarão e peixe`. */
const tastes = 'salmao|kani|atum|skin|pele|camarao|polvo|peixe|branco|philadelphia|filadelfia'
const isRoll = new RegExp(`^(?:${rolls})$`, 'u')
const isLink = new RegExp(`^(?:${links}|sendo)$`, 'u')
const namedKinds = new RegExp(`^(?:${rolls}|${links})$`, 'u')
const countedKinds = new RegExp(`^(?:${rolls}|${tastes})$`, 'u')
/** Words that only the pieces of a Japanese set have. */
const sushiKinds = new RegExp(`^(?:${rolls}|kani|skin|philadelphia|filadelfia)$`, 'u')
const setOfPieces = /^(?:combinado|barca|barquinha)$/u
/** Pieces of other shops that sell combos. */
const friedPieces = /^(?:frangos?|nuggets?|kfc|chicken)$/u
/** Words after a kind that make it another food: `1 peixe grelhado`, `4 hot wings`. */
const otherFood = /^(?:(?:grelhad|assad|cozid|frit|empanad)[oa]s?|dogs?|wings?|pockets?)$/u
/** Words of a set's name at most. */
const longestName = 4

/** Drops the kinds of a set whose pieces are counted: `combinado 16 peças (8 salmão, 8 kani)`, `20 peças sushi e sashimi`. */
export function dropKindsOfSet(tokens: readonly Token[]): readonly Token[] {
  const pieces = tokens.findIndex(({ key }, at) => key === 'peca' && readNumeral(tokens, at - 1)?.next === at)
  const all = pieces < 0 ? undefined : readNumeral(tokens, pieces - 1)
  const set = tokens.slice(0, Math.max(pieces, 0)).filter(({ plain }) => setWords.test(plain))
  const name = set.some(({ plain }) => setOfPieces.test(plain)) ? 'combinado' : set[0]?.plain
  if (!all || name === undefined) return tokens
  const end = countedKindsEnd(tokens, pieces, all.value, name) ?? namedKindsEnd(tokens, pieces)
  if (end === undefined) return tokens
  const rest = tokens.toSpliced(pieces + 1, end - pieces - 1)
  if (!set.every(({ plain }) => plain === 'combo')) return rest
  const isSushi = tokens.slice(pieces, end).some(({ plain }) => sushiKinds.test(plain))
  return isSushi && !tokens.some(({ plain }) => friedPieces.test(plain)) ? nameCombined(rest) : tokens
}

/** Names a set that only its dropped kinds tell from the combos of other shops: `combo 16 peças (8 salmão, 8 kani)`. */
function nameCombined(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => plain === 'combo')
  const combo = tokens[at]
  return combo ? tokens.with(at, asWord(combo, 'combinado')) : tokens
}

/**
 * Returns the index after the counted kinds that are the pieces of a set. Those of a plain `sushi` may have come besides, unless
 * they are all its pieces: `sushi 10 peças com 2 hot roll`.
 */
function countedKindsEnd(
  tokens: readonly Token[],
  pieces: number,
  all: number,
  name: string,
): number | undefined {
  const kinds = readCountedKinds(tokens, pieces + 1, all)
  const isAll = kinds.sum === all && kinds.count > 1
  const opening = tokens[pieces + 1]
  const isBracketed = /[:(]|^sendo$/u.test(opening?.plain ?? '')
  // `combo 12 peças, 4 hot roll` has other rolls besides, `combinado 20 peças com 5 hot roll` has not.
  const isListed = opening?.kind === 'number' || opening?.plain === 'com'
  const isPart = isBracketed || (isListed && !/^sushis?$/u.test(name))
  // A single `1 salmão` is a dish, `combo 6 peças com 2 camarão` of any shop.
  const isPiece = isBracketed || !(name === 'combinado' ? kinds.hasOneTaste : kinds.hasTaste)
  return kinds.count > 0 && (isAll || (isPart && isPiece)) ? kinds.end : undefined
}

/** Reads kinds with their numbers up to the number of all pieces: `5 sashimi de salmão e 5 hot roll`. */
function readCountedKinds(tokens: readonly Token[], from: number, all: number) {
  let kinds = { sum: 0, count: 0, hasTaste: false, hasOneTaste: false, end: from }
  for (;;) {
    let at = kinds.end
    while (tokens[at] && !readNumeral(tokens, at) && isBetween(tokens[at])) at += 1
    const number = readNumeral(tokens, at)
    const first = number && (tokens[number.next]?.plain === 'de' ? number.next + 1 : number.next)
    const end = first === undefined ? undefined : kindEnd(tokens, first)
    if (!number || first === undefined || end === undefined || kinds.sum + number.value > all) return kinds
    if (isBesides(tokens, end) || otherFood.test(tokens[end]?.plain ?? '')) return kinds
    const isTaste = !isRoll.test(tokens[first]?.plain ?? '')
    kinds = {
      sum: kinds.sum + number.value,
      count: kinds.count + 1,
      hasTaste: kinds.hasTaste || isTaste,
      hasOneTaste: kinds.hasOneTaste || (isTaste && number.value === 1),
      end,
    }
  }
}

function isBetween(token: Token | undefined): boolean {
  return token !== undefined && (token.kind !== 'word' || isLink.test(token.plain))
}

function kindEnd(tokens: readonly Token[], from: number): number | undefined {
  let end = from
  for (let at = from; ; at += 1) {
    const word = tokens[at]?.plain ?? ''
    if (countedKinds.test(word)) end = at + 1
    else if (word !== 'de' || end === from) return end > from ? end : undefined
  }
}

/** Returns whether kinds came besides the pieces: `com 4 hot roll extra`. */
function isBesides(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.plain ?? '', tokens[at + 1]?.plain ?? '']
  return (
    /^extras?$/u.test(word) ||
    /^(?:de (?:brinde|cortesia)|a (?:mais|parte)|por fora)$/u.test(`${word} ${next}`)
  )
}

/** Returns the index after two kinds or more that are not counted: `sushi e sashimi`. */
function namedKindsEnd(tokens: readonly Token[], pieces: number): number | undefined {
  if (!tokens.slice(Math.max(0, pieces - longestName), pieces).some(({ plain }) => setOfPieces.test(plain)))
    return undefined
  const run = tokens.slice(pieces + 1)
  const end = run.findIndex(
    ({ kind, plain }) => kind !== 'break' && kind !== 'colon' && !namedKinds.test(plain),
  )
  const named = end < 0 ? run : run.slice(0, end)
  const isKind = ({ plain }: Token) => isRoll.test(plain)
  return named.filter(isKind).length < 2 ? undefined : pieces + 2 + named.findLastIndex(isKind)
}
