import { readNumeral } from '../words/numerals.ts'
import { asWord, insertedWords } from '../words/inserted-tokens.ts'
import { isOf, type Token } from '../words/tokens.ts'

/** Fewest pieces that a bar serves as a portion (own choice). */
const fewestPieces = 3

export const portionWords = /^porcao$/u

/** Reads the number in brackets behind a bar's portion as its pieces: `porção de bolinho de bacalhau (6)`. */
export function countPiecesOfPortion(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ key }, place) => portionWords.test(key) && isOf(tokens[place + 1]))
  if (at < 0) return tokens
  const end = tokens.findIndex(({ kind }, place) => place > at + 1 && kind !== 'word')
  const isUnit = /^(?:un|und|unid|unidades|pecas)$/u.test(tokens[end + 2]?.plain ?? '')
  const last = isUnit ? end + 3 : end + 2
  const [open, number, close] = [tokens[end], tokens[end + 1], tokens[last]]
  const isBracketed = open?.plain.trim() === '(' && close?.plain.trim() === ')'
  // `porção de fritas (2)` may count portions.
  if (end < 0 || number?.kind !== 'number' || number.value < fewestPieces || !isBracketed) return tokens
  const from = /^(?:uma|meia)$/u.test(tokens[at - 1]?.plain ?? '') ? at - 1 : at
  return [
    ...tokens.slice(0, from),
    { ...number, end: number.start },
    ...tokens.slice(at + 2, end),
    ...tokens.slice(last + 1),
  ]
}

export const caneWords = /^(?:cana|caninha|canha)$/u
const dose = /^(?:dose|dosinha|shot|trago|golinho)$/u

/** Reads `uma dose de cana` and `cana 1 dose` as the spirit; `caldo de cana 1 dose` is the juice. */
export function nameCane(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    if (!caneWords.test(token.plain)) return token
    const count = readNumeral(tokens, at + 1)
    const isDose = isOf(tokens[at - 1])
      ? dose.test(tokens[at - 2]?.key ?? '')
      : count !== undefined && dose.test(tokens[count.next]?.key ?? '')
    return isDose ? asWord(token, 'cachaca') : token
  })
}

const sides = /^(?:arroz|couve|farofa|laranja|torresmo)$/u

export const feijoadaWords = /^feijoada$/u

/** Names the plate of a `feijoada completa`, which comes with its sides, unless they are named. */
export function namePlateOfFeijoada(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) => plain === 'completa' && feijoadaWords.test(tokens[place - 1]?.plain ?? ''),
  )
  const token = tokens[at]
  const isCounted = [at - 2, at - 3, at - 4].some((place) => readNumeral(tokens, place))
  if (!token || isCounted || tokens.some(({ kind, plain }) => kind === 'number' || sides.test(plain)))
    return tokens
  return tokens.toSpliced(at + 1, 0, ...insertedWords('no prato', token.end))
}

export const boxWords = /^(?:marmita|marmitex|quentinha)$/u

/** Moves the size of a box behind its foods to its first naming: `marmita arroz, feijão e ovo, marmita grande`. */
export function moveSizeOfBox(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => boxWords.test(plain))
  const again = tokens.findLastIndex(({ plain }, place) => place > at && plain === tokens[at]?.plain)
  const [word, size] = [tokens[at], tokens[again + 1]]
  const isSize = /^(?:grande|pequen[ao]|medi[ao]|enorme|chei[ao])$/u.test(size?.plain ?? '')
  const isLast = tokens.slice(again + 2).every(({ kind }) => kind === 'break' || kind === 'stop')
  if (at !== 0 || !word || !size || again < 0 || !isSize || !isLast || tokens[again - 1]?.kind !== 'break')
    return tokens
  const moved = { ...size, start: word.end, end: word.end }
  return [...tokens.slice(0, at + 1), moved, ...tokens.slice(at + 1, again - 1)]
}

export const shopBurgers = /^(?:whopper|quarteirao|mcmelt|mcchicken|mcduplo|big)$/u

/** Drops the general word before the name of a shop's burger: `um hambúrguer do burger king, o whopper`. */
export function dropGeneralBurger(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => /^(?:hamburguer|lanche|sanduiche)$/u.test(plain))
  const name = tokens.findIndex(
    ({ plain }, place) =>
      place > at && shopBurgers.test(plain) && (plain !== 'big' || tokens[place + 1]?.plain === 'mac'),
  )
  if (at < 0 || name < 0) return tokens
  const between = tokens.slice(at + 1, name)
  const isSame = between.every(({ kind, plain }) =>
    kind === 'word'
      ? /^(?:d[oae]|n[oa]|burger|king|bk|mc|mcdonalds|donalds|o|um|chamado|aquele|tipo)$/u.test(plain)
      : plain.trim() === ',',
  )
  return isSame && between.length > 1 ? [...tokens.slice(0, at), ...tokens.slice(name)] : tokens
}

export const cutWords = /^(?:coxa|sobrecoxa|drumete)$/u

/** Drops the chicken of which the cuts are counted behind it: `frango cozido 1 coxa e sobrecoxa`. */
export function dropChickenOfCuts(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }, place) => {
    if (plain !== 'frango') return false
    const next = /^(?:cozido|assado|frito|ensopado|grelhado)$/u.test(tokens[place + 1]?.plain ?? '')
      ? place + 2
      : place + 1
    const count = readNumeral(tokens, next)
    return count !== undefined && cutWords.test(tokens[count.next]?.plain ?? '')
  })
  const before = tokens[at - 1]
  if (at < 0 || isOf(before) || (before && readNumeral(tokens, at - 1))) return tokens
  const count = readNumeral(tokens, at + 1)
  return tokens.toSpliced(at, count ? 1 : 2)
}

const long = /^(?:subway|sub|sanduiche|lanche|baguete)$/u

export const lengthWords = /^cm$/u

/** Halves the length of a sandwich of which half was eaten: `metade de um subway de 30 cm` is one of 15 cm. */
export function halveLength(tokens: readonly Token[]): readonly Token[] {
  const unit = tokens.findIndex(
    ({ plain }, at) => lengthWords.test(plain) && tokens[at - 1]?.kind === 'number',
  )
  const half = tokens.findIndex(({ plain }, at) => at < unit && /^(?:metade|meio|meia)$/u.test(plain))
  const length = tokens[unit - 1]
  if (half < 0 || !length) return tokens
  const name = tokens.findIndex(({ plain }, at) => at > half && at < unit && long.test(plain))
  const between = tokens.slice(half + 1, Math.max(name, half + 1))
  if (name < 0 || !between.every(({ plain }) => /^(?:de|d[oae]|uma?)$/u.test(plain))) return tokens
  return [
    ...tokens.slice(0, half),
    ...tokens.slice(name, unit - 1),
    { ...length, value: length.value / 2 },
    ...tokens.slice(unit),
  ]
}
