import { asNumber, asWord } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import { isOf, type Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'

/** A stated weight or volume: tokens from `at` up to, but not including, `next`. */
interface Stated {
  readonly at: number
  readonly next: number
  readonly amount: number
  /** Unit of one: `grama` or `ml`; absent for a bare number. */
  readonly unit?: string
}

type Rule = (tokens: readonly Token[], at: number) => readonly Token[] | undefined

/** Lowest bare number that is read as grams beside a vessel or a cooked food: `menos o prato 230`. */
const bareFrom = 20

/**
 * Computes the eaten weight of a text that states a whole and a part of it: `612 g menos o prato 230 g` is 382 g,
 * `sobrou 70 g dos 320 g` is 250 g, `deu 1200 g, minha fatia 85 g` is 85 g.
 */
export function takeArithmetic(tokens: readonly Token[]): readonly Token[] {
  if (!statesWeight(tokens)) return tokens
  for (let at = 0; at < tokens.length; at += 1) {
    for (const rule of rules) {
      const counted = rule(tokens, at)
      if (counted) return takeArithmetic(counted)
    }
  }
  return tokens
}

/** Returns whether a text has a unit of mass or volume, without which no rule applies. */
export function statesWeight(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'word' && unitOf(token) !== undefined)
}

export function statedAt(tokens: readonly Token[], at: number): Stated | undefined {
  const numeral = readNumeral(tokens, at)
  if (!numeral || numeral.isVague || tokens[at]?.plain === 'de') return undefined
  const word = tokens[numeral.next]
  const unit = word && unitOf(word)
  if (unit) return { at, next: numeral.next + 1, amount: numeral.value * unit[1], unit: unit[0] }
  const isBare = tokens[at]?.kind === 'number' && numeral.value >= bareFrom
  return isBare ? { at, next: numeral.next, amount: numeral.value } : undefined
}

/** Returns the tokens of a number of grams or millilitres in place of a stated one. */
function amountTokens(tokens: readonly Token[], { at, next, unit }: Stated, amount: number): Token[] {
  const [first, last] = [tokens[at], tokens[next - 1]]
  if (!first || !last) return []
  return [asNumber(first, amount), asWord(last, unit === 'ml' ? 'ml' : 'g')]
}

/** Replaces a stated amount, and removes the tokens from `from` to `to`, which are outside of it. */
function replaced(
  tokens: readonly Token[],
  whole: Stated,
  amount: number,
  [from, to]: readonly [number, number],
): readonly Token[] {
  const kept = amountTokens(tokens, whole, amount)
  return from >= whole.next
    ? [...tokens.slice(0, whole.at), ...kept, ...tokens.slice(whole.next, from), ...tokens.slice(to)]
    : [...tokens.slice(0, from), ...tokens.slice(to, whole.at), ...kept, ...tokens.slice(whole.next)]
}

const vessel =
  /^(?:prat(?:o|inho)|pot(?:e|inho)|vasilh(?:a|ame|inha)|marmit(?:a|inha|ex)|tigel(?:a|inha)|tara|embalagem|bowl|travessa|refratario|bandeja|cumbuca|recipiente|tupperware|panela|assadeira|caneca|copo|bacia|louca)$/u
const vesselLinks =
  /^(?:[oa]|d[eoa]|peso|que|pes(?:a|ou|ava)|vazi[oa]|sozinh[oa]|com|eh?|tem|deu|da|meu|minha)$/u

/** Reads a vessel with its own weight, in either order: `o prato 230 g`, `o peso do prato (230)`, `230 g do prato`. */
function vesselAt(tokens: readonly Token[], from: number): Stated | undefined {
  let isNamed = false
  let own: Stated | undefined
  for (let at = from; at < from + 8;) {
    const token = tokens[at]
    const weight = own ? undefined : statedAt(tokens, at)
    if (weight) own = weight
    else if (token && vessel.test(token.plain)) isNamed = true
    else if (!token || !(vesselLinks.test(token.plain) || isBracket(token))) return undefined
    at = weight?.next ?? at + 1
    if (isNamed && own) return { ...own, next: isClosing(tokens[at]) ? at + 1 : at }
  }
  return undefined
}

function isClosing(token: Token | undefined): boolean {
  return token?.kind === 'break' && token.plain.trim() === ')'
}

function isBracket(token: Token): boolean {
  return token.kind === 'colon' || (token.kind === 'break' && /^[()–—-]$/u.test(token.plain.trim()))
}

const minus = /^(?:menos|tirando|tirei|descontando|descontei|descontado|fora)$/u

/** `612 g menos o prato 230 g`; also after words such as `no total` or `com o prato`. */
const withoutVessel: Rule = (tokens, at) => {
  const full = statedAt(tokens, at)
  if (!full?.unit) return undefined
  for (let from = full.next; from < full.next + 9; from += 1) {
    const token = tokens[from]
    if (!token || token.kind === 'stop' || token.kind === 'number') return undefined
    const isMinus = minus.test(token.plain) && from < full.next + 6
    const isAgain =
      vessel.test(token.plain) && /^(?:vazi[oa]|sozinh[oa])$/u.test(tokens[from + 1]?.plain ?? '')
    const empty = isMinus || isAgain ? vesselAt(tokens, isMinus ? from + 1 : from) : undefined
    if (empty && empty.amount < full.amount)
      return replaced(tokens, full, full.amount - empty.amount, [from, empty.next])
  }
  return undefined
}

const waste = /^(?:oss|casc|caroc|espinh|sabug|pel)(?:o|a)s?$/u
const netLinks = /^(?:[oa]s?|deu|da|ficou|ficam|sobrou|sobraram|foi|fica|pesou|so|uns|[:(]|=)$/u

/** `frango 200 g, sem o osso 150 g`, `banana com casca 135 g, sem casca 88 g`: the second weight is the eaten one. */
const withoutWaste: Rule = (tokens, at) => {
  const full = statedAt(tokens, at)
  if (!full?.unit) return undefined
  for (let from = full.next; from < full.next + 6; from += 1) {
    const token = tokens[from]
    if (!token || token.kind === 'stop' || token.kind === 'number' || joinsOther(tokens, from))
      return undefined
    if (!isWithout.test(token.plain)) continue
    const noun = /^[oa]s?$/u.test(tokens[from + 1]?.plain ?? '') ? from + 2 : from + 1
    if (!waste.test(tokens[noun]?.plain ?? '')) return undefined
    let place = noun + 1
    while (netLinks.test(tokens[place]?.plain.trim() ?? '')) place += 1
    const net = statedAt(tokens, place)
    const after = tokens[net?.next ?? 0]
    const isOfOther = after?.kind === 'word' && !/^(?:e|com|mais)$/u.test(after.plain)
    if (!net?.unit || net.amount >= full.amount || isOfOther) return undefined
    const counted = replaced(tokens, full, net.amount, [from, net.next])
    return counted.filter((_, index) => !isWithWaste(counted, index, full.at))
  }
  return undefined
}

const isWithout = /^(?:sem|tirando|descontando)$/u

/** Returns whether a join leads to another food, of which the waste then is: `laranja com casca 200 g e banana sem casca`. */
function joinsOther(tokens: readonly Token[], at: number): boolean {
  const [token, after] = [tokens[at], tokens[at + 1]]
  const isJoin = /^(?:e|mais|,)$/u.test(token?.plain ?? '')
  return (
    isJoin &&
    !(
      isWithout.test(after?.plain ?? '') ||
      netLinks.test(after?.plain ?? '') ||
      /^(?:ja|mas|depois|limp[oa]|descascad[oa])$/u.test(after?.plain ?? '')
    )
  )
}

/** Returns whether a token is one of `com a casca` near a weight. */
function isWithWaste(tokens: readonly Token[], index: number, near: number): boolean {
  const start = [index, index - 1, index - 2].find((from) => tokens[from]?.plain === 'com')
  if (start === undefined || Math.abs(start - near) > 4) return false
  const noun = /^[oa]s?$/u.test(tokens[start + 1]?.plain ?? '') ? start + 2 : start + 1
  return waste.test(tokens[noun]?.plain ?? '') && index <= noun
}

/** `prato vazio 230 g, com a comida 612 g` */
const filledVessel: Rule = (tokens, at) => {
  if (!vessel.test(tokens[at]?.plain ?? '') || !/^vazi[oa]$/u.test(tokens[at + 1]?.plain ?? ''))
    return undefined
  const empty = vesselAt(tokens, at)
  if (!empty) return undefined
  for (let from = empty.next; from < empty.next + 7; from += 1) {
    const full = statedAt(tokens, from)
    if (full)
      return full.amount > empty.amount
        ? replaced(tokens, full, full.amount - empty.amount, [at, from])
        : undefined
    const token = tokens[from]
    if (
      !token ||
      !/^(?:e|depois|chei[oa]|com|a|o|comida|tudo|total|deu|pesou|ficou|,|\()$/u.test(token.plain.trim())
    )
      return undefined
  }
  return undefined
}

const leftVerb = /^(?:sobr(?:ou|aram)|rest(?:ou|aram)|deixei)$/u
const approximate = /^(?:so|uns|umas|quase|cerca|de|apenas|somente|mais|ou|menos|ainda)$/u

function skipApproximate(tokens: readonly Token[], from: number): number {
  let at = from
  while (approximate.test(tokens[at]?.plain ?? '')) at += 1
  return at
}

/** `sobrou 70 g dos 320 g de lasanha`, `comi 250 g dos 320 g` */
const partOfWhole: Rule = (tokens, at) => {
  const isLeft = leftVerb.test(tokens[at]?.plain ?? '')
  const part = statedAt(tokens, isLeft ? skipApproximate(tokens, at + 1) : at)
  if (!part || (!isLeft && !part.unit) || !/^d[oae]s?$/u.test(tokens[part.next]?.plain ?? ''))
    return undefined
  const whole = statedAt(tokens, part.next + 1)
  if (!whole?.unit || whole.amount <= part.amount) return undefined
  return isLeft
    ? replaced(tokens, whole, whole.amount - part.amount, [at, whole.at])
    : [...tokens.slice(0, part.next), ...tokens.slice(whole.next)]
}

/** Number of tokens within which a whole is searched before its leftover. */
const farthest = 12
const eaten = /^(?:comi|almocei|jantei|tomei|bebi|lanchei|comemos)$/u

/** `320 g de lasanha, mas deixei 70 g`. What is left of a pot is no part of what was eaten: `comi 200 g, sobrou 100 g`. */
const leftOver: Rule = (tokens, at) => {
  const verb = tokens[at]?.plain ?? ''
  if (!leftVerb.test(verb)) return undefined
  const left = statedAt(tokens, skipApproximate(tokens, at + 1))
  // `suco de 500 ml, deixei uns 100`, but `deixei 100 bolinhas`.
  if (!left || (!left.unit && tokens[left.next]?.kind === 'word')) return undefined
  const from = Math.max(0, at - farthest)
  const named = isOf(tokens[left.next]) ? tokens[left.next + 1]?.key : undefined
  if (named === undefined && tokens.slice(from, at).some(({ kind }) => kind === 'stop')) return undefined
  if (verb !== 'deixei' && tokens.slice(from, at).some(({ plain }) => eaten.test(plain))) return undefined
  for (let place = at - 1; place >= from; place -= 1) {
    const whole = statedAt(tokens, place)
    // `coca de 600, sobrou uns 200 ml`.
    if (!whole || !(whole.unit ?? left.unit) || (named !== undefined && !isFoodOf(tokens, whole, named)))
      continue
    const end = named === undefined ? left.next : endOfSame(tokens, left.next + 1, at)
    return whole.amount > left.amount
      ? replaced(tokens, { ...whole, ...unitOfEither(whole, left) }, whole.amount - left.amount, [at, end])
      : undefined
  }
  return undefined
}

function unitOfEither(whole: Stated, left: Stated): Pick<Stated, 'unit'> {
  const unit = whole.unit ?? left.unit
  return unit === undefined ? {} : { unit }
}

/** Returns the index after the words of a food that was named with the same words before. */
function endOfSame(tokens: readonly Token[], from: number, before: number): number {
  const first = tokens.findIndex(({ key }, at) => at < before && key === tokens[from]?.key)
  let length = 1
  while (first + length < before && tokens[first + length]?.key === tokens[from + length]?.key) length += 1
  return from + length
}

/** Returns whether a food is that of a weight: after `200 g de`, otherwise right before the weight. */
function isFoodOf(tokens: readonly Token[], { at, next }: Stated, key: string): boolean {
  const isLeading = isOf(tokens[next])
  const step = isLeading ? 1 : -1
  for (let place = isLeading ? next : at - 1; tokens[place]?.kind === 'word'; place += step) {
    if (tokens[place]?.key === key) return true
    if (/^(?:e|mais|com)$/u.test(tokens[place]?.plain ?? '')) return false
  }
  return false
}

const wholeVerb = /^(?:deu|pesou|rendeu|ficou|pesava|total|inteir[oa])$/u
const ownPart = /^(?:comi|peguei|almocei|jantei|fatia|parte|porcao|pedaco|fatiinha|pedacinho)$/u
const betweenParts =
  /^(?:[oae]|mas|eu|so|d[eoa]|deu|pesou|foi|tinha|com|uns|umas|ficou|el[ea]|del[ea]|minha|meu|no|na|total|ao|todo|[,;:()]|=)$/u

/** `o bolo deu 1200 g, minha fatia 85 g`. Words of a recipe before it are left out, because the food was eaten. */
const ownOfWhole: Rule = (tokens, at) => {
  if (!wholeVerb.test(tokens[at]?.plain ?? '')) return undefined
  let from = at + 1
  while (/^(?:com|uns|no|total|d[eoa]|ao|todo|quase|cerca)$/u.test(tokens[from]?.plain ?? '')) from += 1
  const whole = statedAt(tokens, from)
  if (!whole) return undefined
  let isOwn = false
  for (let place = whole.next; place < whole.next + 10; place += 1) {
    const token = tokens[place]
    const part = isOwn ? statedAt(tokens, place) : undefined
    if (part) {
      if (!part.unit || part.amount >= whole.amount) return undefined
      return [...withoutRecipe(tokens.slice(0, at)), ...tokens.slice(place)]
    }
    if (!token) return undefined
    if (ownPart.test(token.plain)) isOwn = true
    else if (!betweenParts.test(token.plain.trim())) return undefined
  }
  return undefined
}

function withoutRecipe(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findLastIndex(
    ({ plain }, place) => plain === 'receita' && /^d[eoa]$/u.test(tokens[place + 1]?.plain ?? ''),
  )
  return at < 0 ? tokens : [...tokens.slice(0, at), ...tokens.slice(at + 2)]
}

const rules: readonly Rule[] = [withoutVessel, withoutWaste, filledVessel, partOfWhole, leftOver, ownOfWhole]
