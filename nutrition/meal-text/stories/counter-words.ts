import { isMeasureWord } from '../amounts/measure-words.ts'
import { isNumeralWord, numeralBefore, readNumeral } from '../words/numerals.ts'
import { asNumber, asWord, insertedWords } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'
import { isUnitWord } from '../words/unit-words.ts'

/** A `tulipa` is a glass beside one of these, and a chicken wing elsewhere. */
const drafts = /^(?:chopp?s?|chopes?|cervejas?)$/u
/** Tokens between a draft beer and its glass at most: `chopp, 2 tulipas`. */
const farthest = 4
/** Highest number of glasses behind a volume. */
const mostGlasses = 12
/** Names of a coffee that has milk in it; a milk named with it is that milk. */
const coffeeWithMilk = /^(?:pingad(?:o|inho)|cortado)$/u
const onBread = /^(?:manteiga|margarina|requeijao|queijo|mortadela|presunto|ovo)$/u
const beforeOrder = /^(?:tomei|comi|bebi|pedi|peguei|foi|so|e|mais|cafe|manha)$/u
const afterMedia = /^(?:e|com|mais|sem|n[oa])$/u

/**
 * Reads words that mean a food or a glass only at a counter: `uma média` is coffee with milk, `uma média com manteiga` a
 * French roll, `pingado com leite` one coffee, `2 tulipas de chope` two glasses, `um litrão` a liter of beer. Leaves out `dessas` before the kind of a food:
 * `barra de proteína dessas de chocolate`.
 */
export function readCounterWords(said: readonly Token[]): readonly Token[] {
  const tokens = multiplyGlasses(said)
  return tokens.flatMap((token, at) => {
    if (isOfKind(tokens, at) || isSetOfPieces(tokens, at)) return []
    if (isOfPack(tokens, at) || isOfPack(tokens, at - 1)) return []
    if (isPackOf(tokens, at) || isPackOf(tokens, at - 1)) return []
    // `2 fatias torradas com ovo` are slices of the bread before.
    if (/^torrad[oa]s?$/u.test(token.plain) && tokens[at - 1]?.key === 'fatia' && at > 2) return []
    if (isCob(tokens, at)) return token.plain === 'verde' ? [] : [token, asWord(token, 'cozido')]
    if (liters.test(token.plain)) return litersAt(tokens, at)
    if (isBrothOfBeans(tokens, at))
      return ['uma', 'concha', 'de'].map((word) => asWord(token, word)).concat(token)
    if (isSweetMate(tokens, at)) return [token, asWord(token, 'gelado')]
    if (isPlateful(tokens, at)) return [...insertedWords(',', token.start), token]
    if (isPiece(tokens, at)) return [asWord(token, 'pedaco')]
    if (token.plain === 'tacinha') return [asWord(token, 'taca')]
    if (token.key === 'tulipa' && isOfBeer(tokens, at)) return [asWord(token, 'copo')]
    const topping = tokens[at + 1]?.plain === 'com' ? (tokens[at + 2]?.plain ?? '') : ''
    if (coffeeWithMilk.test(token.plain) && topping === 'leite') return [asWord(token, 'cafe')]
    if (token.plain !== 'media' || !isOrdered(tokens, at)) return [token]
    if (onBread.test(topping)) return [asWord(token, 'pao')]
    return topping === 'leite'
      ? [asWord(token, 'cafe')]
      : ['cafe', 'com', 'leite'].map((word) => asWord(token, word))
  })
}

/** Multiplies a volume by the number of glasses behind it: `chopp 300 ml x5` is 1500 ml. */
function multiplyGlasses(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, place) => token.plain === 'x' && /^(?:ml|l|litro)$/u.test(tokens[place - 1]?.plain ?? ''),
  )
  const [volume, count] = [tokens[at - 2], tokens[at + 1]]
  if (volume?.kind !== 'number' || count?.kind !== 'number' || count.value > mostGlasses) return tokens
  const all = asNumber(volume, volume.value * count.value)
  return [...tokens.slice(0, at - 2), all, ...tokens.slice(at - 1, at), ...tokens.slice(at + 2)]
}

/** Returns whether the broth of the beans on a plate is named, a ladle, and no soup: `arroz e só o caldo do feijão`. */
function isBrothOfBeans(tokens: readonly Token[], at: number): boolean {
  const isNamed = ['caldo', 'do', 'feijao'].every((word, offset) => tokens[at + offset]?.plain === word)
  return isNamed && tokens[at - 1]?.plain !== 'de' && !isNumber(tokens, at)
}

/** Returns whether `prato cheio` after other words is the amount of the foods before, and no cheese: `queijo ralado prato cheio`. */
function isPlateful(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.plain !== 'prato' || !/^(?:cheio|fundo|raso)$/u.test(tokens[at + 1]?.plain ?? ''))
    return false
  return /^(?:ralad[oa]|queijo)$/u.test(tokens[at - 1]?.plain ?? '')
}

const pack =
  /^(?:caixa|caixinha|pacote|pacotinho|saco|saquinho|pote|potinho|bandeja|lata|balde|vidro|embalagem)$/u
const parts = /^(?:metade|resto|restinho|fundo|ter[cç]o|quarto|parte|tudo)$/u

/** Returns whether `da` leads to the pack that counted pieces were taken from: `5 bombons da caixa`. */
function isOfPack(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!/^d[oa]s?$/u.test(tokens[at]?.plain ?? '') || !pack.test(tokens[at + 1]?.plain ?? '')) return false
  if (before?.kind !== 'word' || parts.test(before.plain) || isUnitWord(before.plain)) return false
  // `1 colher do pote de doce de leite`
  const isMeasured = isMeasureWord(before.key)
  if (tokens[at + 2]?.plain === 'de' && !isMeasured) return false
  return [at - 2, at - 3, at - 4].some((place) => {
    const count = readNumeral(tokens, place)
    const name = tokens.slice(count?.next, at)
    return (
      count !== undefined && count.value >= (isMeasured ? 1 : 2) && name.every(({ kind }) => kind === 'word')
    )
  })
}

/** Returns whether a pack leads to the number of its small pieces: `pão de queijo, pacote com 6 mini`. */
function isPackOf(tokens: readonly Token[], at: number): boolean {
  const count = pack.test(tokens[at]?.plain ?? '') ? readNumeral(tokens, at + 2) : undefined
  const isCounting = tokens[at + 1]?.plain === 'com' && count !== undefined && count.value >= 2
  return isCounting && /^(?:mini|minis)$/u.test(tokens[count.next]?.plain ?? '') && !isNumber(tokens, at)
}

/** Words of a name between `1` and its pieces at most. */
const longestName = 4

/** Returns whether a number is that of one set, whose pieces are counted after it: `1 combinado 20 peças`. */
function isSetOfPieces(tokens: readonly Token[], at: number): boolean {
  const one = readNumeral(tokens, at)
  if (one?.value !== 1 || one.next !== at + 1) return false
  const rest = tokens.slice(at + 1, at + 1 + longestName)
  const end = rest.findIndex((token, place) => token.kind !== 'word' || readNumeral(tokens, at + 1 + place))
  const pieces = end > 0 ? readNumeral(tokens, at + 1 + end) : undefined
  return (
    pieces !== undefined && pieces.value > 1 && /^(?:unidade|peca)$/u.test(tokens[pieces.next]?.key ?? '')
  )
}

/** Returns whether a word of `milho verde` is that of a cob, which is eaten cooked, and not from a can. */
function isCob(tokens: readonly Token[], at: number): boolean {
  const corn = tokens[at]?.plain === 'verde' ? at - 1 : at
  if (tokens[corn]?.plain !== 'milho') return false
  const near = tokens.slice(Math.max(0, at - farthest), at + farthest)
  const isCooked = near.some(({ plain }) => /^(?:cozid|assad)/u.test(plain))
  return !isCooked && near.some(({ key }) => key === 'espiga')
}

const unsweet = /^(?:sem|zero|diet|light|amargo|quente|gelado|doce|couro|leao|com)$/u

/** Returns whether `mate` is the sweet drink of a glass or of the beach, and neither tea nor the gourd of the South. */
function isSweetMate(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.plain !== 'mate' || tokens[at - 1]?.plain === 'cha') return false
  if (unsweet.test(tokens[at + 1]?.plain ?? '')) return false
  const after = tokens.slice(at + 1, at + 4)
  const isBought = after.some(({ kind, value }) => kind === 'number' && value >= 200 && value <= 600)
  return isBought || after.some(({ plain }) => /^(?:praia|posto|ambulante)$/u.test(plain))
}

const cutIntoTacos =
  /^(?:rapadura|goiabada|queijo|doce|bolo|pamonha|cocada|marmelada|bananada|carne|toicinho)$/u

/** Returns whether `taco` is a piece of a sweet or cheese and no Mexican taco: `um taco de queijo`, `rapadura um taco`. */
function isPiece(tokens: readonly Token[], at: number): boolean {
  if (!/^tac(?:o|os|inho)$/u.test(tokens[at]?.plain ?? '')) return false
  const of = tokens[at + 1]?.plain === 'de' ? (tokens[at + 2]?.plain ?? '') : ''
  if (of !== '') return cutIntoTacos.test(of) && of !== 'carne'
  return isNumber(tokens, at) && tokens.slice(Math.max(0, at - farthest), at).some(isCutIntoTacos)
}

function isCutIntoTacos({ plain }: Token): boolean {
  return cutIntoTacos.test(plain)
}

function isNumber(tokens: readonly Token[], at: number): boolean {
  return numeralBefore(tokens, at) !== undefined
}

const ofKind = /^(?:dess[ea]s?|dest[ea]s?|daquel[ea]s?)$/u

function isOfKind(tokens: readonly Token[], at: number): boolean {
  const isLinked = tokens[at - 1]?.kind === 'word' && tokens[at + 1]?.plain === 'de'
  return isLinked && ofKind.test(tokens[at]?.plain ?? '')
}

const liters = /^litr(?:ao|oes|aos)$/u
/** Drinks and beer brands that a `litrão` is of, if it is named with one. */
const inLiters =
  /^(?:cervejas?|chopp?|chope|breja|coca|guarana|refri|refrigerante|pepsi|fanta|soda|sprite|suco|leite|agua|vinho|skol|brahma|antarctica|itaipava|original|heineken|bohemia|budweiser|bud|kaiser|crystal|amstel|devassa|nova|schin|gelada)$/u

/** Returns `um litrão` as liters of beer, or of the drink that is named with it. */
function litersAt(tokens: readonly Token[], at: number): readonly Token[] {
  const token = tokens[at]
  if (!token) return []
  const next = tokens[at + 1]
  const drink = next?.plain === 'de' ? tokens[at + 2] : next
  const isNamed = inLiters.test(drink?.plain ?? '') || inLiters.test(tokens[at - 1]?.plain ?? '')
  const isOther = next?.plain === 'de' && drink?.kind === 'word'
  return [
    ...(isNumber(tokens, at) ? [] : [asWord(token, 'um')]),
    asWord(token, 'litro'),
    ...(isNamed || isOther ? [] : [asWord(token, 'de'), asWord(token, 'cerveja')]),
  ]
}

function isOfBeer(tokens: readonly Token[], at: number): boolean {
  const [next, after] = [tokens[at + 1], tokens[at + 2]]
  if (next?.plain === 'de')
    return drafts.test(after?.plain ?? '') || (after?.kind === 'number' && isAfterBeer(tokens, at))
  return next?.kind !== 'word' && isAfterBeer(tokens, at)
}

/** Returns whether only a number stands between a draft beer and its glass: `chopp, 2 tulipas`. */
function isAfterBeer(tokens: readonly Token[], at: number): boolean {
  const between = tokens.slice(Math.max(0, at - farthest), at)
  const beer = between.findLastIndex(({ plain }) => drafts.test(plain))
  return (
    beer >= 0 && between.slice(beer + 1).every(({ kind, plain }) => kind !== 'word' || isNumeralWord(plain))
  )
}

/** Returns whether `média` is ordered by itself, and no size: `uma média e um pão`, but not `batata assada, 1 média`. */
function isOrdered(tokens: readonly Token[], at: number): boolean {
  const [start, count, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
  const isCounted = count?.kind === 'number' || /^(?:uma|duas|tres)$/u.test(count?.plain ?? '')
  // `batata frita, uma média` orders a size.
  const isFirst = !start || start.kind === 'stop' || beforeOrder.test(start.plain)
  return isCounted && isFirst && (next?.kind !== 'word' || afterMedia.test(next.plain))
}
