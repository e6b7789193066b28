import type { FindFood } from '../matching/food-matching.ts'
import { readFraction } from '../words/fractions.ts'
import { readNumeral } from '../words/numerals.ts'
import { isOf, type Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'
import { type RecipeWhole, shareUnit } from './recipe-wholes.ts'

/** The person's part of what was cooked: 2 of 12. */
export interface OwnPart {
  readonly own: number
  readonly whole: number
  /** Index after the words. */
  readonly next: number
}

interface Recipe {
  readonly tokens: readonly Token[]
  readonly findFood: FindFood
  readonly whole?: RecipeWhole | undefined
  /** Returns whether a food is what was cooked or in it. */
  readonly isCooked: (at: number) => boolean
}

const fillers = /^(?:so|somente|apenas|eu|com|hoje|mesmo|ja|agora|foi|era|exatamente|uns)$/u
const ownWord = /^(?:parte|porcao|fatia|pedaco|marmita|prato|quinhao|pote)$/u
const vessels =
  /^(?:receita|forma|panela|panelada|travessa|assadeira|pirex|refratario|marinex|frigideira|total|tudo|disso|d?el[ea]s?|dess[ea]s?|quantidade|massa|bacia|tabuleiro|vasilha)$/u
const afterPart = /^(?:delas|deles|dela|dele|dess[ea]s?|hoje|agora|so|apenas|cada|igua(?:l|is))$/u

/** Reads the own part right after a word of eating: `2 fatias`, `um doze avos do bolo`, `minha parte`, `uma das 5 porções`. */
export function readOwnPart(recipe: Recipe, from: number): OwnPart | undefined {
  const { tokens } = recipe
  let at = from
  while (fillers.test(tokens[at]?.plain ?? '')) at += 1
  return mine(recipe, at) ?? fractionOf(recipe, at) ?? counted(recipe, at)
}

/** `minha parte`, `a minha porção`; without words, what one of several people ate. */
function mine({ tokens, whole }: Recipe, at: number): OwnPart | undefined {
  const from = /^[oa]$/u.test(tokens[at]?.plain ?? '') ? at + 1 : at
  const isMine =
    /^(?:minha|meu)$/u.test(tokens[from]?.plain ?? '') && ownWord.test(tokens[from + 1]?.key ?? '')
  return isMine && whole ? { own: 1, whole: whole.count, next: from + 2 } : undefined
}

/** `1/3`, `metade da panela de arroz`, `um quarto do bolo` */
function fractionOf(recipe: Recipe, at: number): OwnPart | undefined {
  const { tokens } = recipe
  const half = /^mei[oa]$/u.test(tokens[at]?.plain ?? '') && isVessel(tokens[at + 1])
  const part = half ? { own: 1, whole: 2, next: at + 1 } : readFraction(tokens, at)
  if (!part) return undefined
  const next = endOfWhole(recipe, part.next)
  return next === undefined ? undefined : { ...part, next }
}

function isVessel(token: Token | undefined): boolean {
  return vessels.test(token?.plain ?? '')
}

/** Returns the index after `da receita`, `da panela de arroz`; `undefined` if the part is one of another food. */
function endOfWhole(recipe: Recipe, at: number): number | undefined {
  const { tokens, findFood, isCooked } = recipe
  const token = tokens[at]
  if (token?.kind === 'word' && /^(?:dess[ea]s?|disso|del[ea]s?)$/u.test(token.plain)) {
    const food = findFood(at + 1)
    return food && isCooked(at + 1) ? food.next : food ? undefined : at + 1
  }
  if (!isOf(token)) return isFreeEnd(recipe, at) ? at : undefined
  let from = at + 1
  if (tokens[from]?.plain === 'uma' || tokens[from]?.plain === 'minha') from += 1
  if (isVessel(tokens[from]) || findFood(from) === undefined) {
    if (!isVessel(tokens[from])) return undefined
    const named = isOf(tokens[from + 1]) ? findFood(from + 2) : undefined
    if (named) return isCooked(from + 2) ? named.next : undefined
    return /^(?:toda|inteira|todo|inteiro)$/u.test(tokens[from + 1]?.plain ?? '') ? from + 2 : from + 1
  }
  return isCooked(from) ? findFood(from)?.next : undefined
}

/** Returns whether no food follows that the number before would count. */
function isFreeEnd({ tokens, findFood }: Recipe, at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word') return token?.kind !== 'number'
  return (findFood(at) === undefined && unitOf(token) === undefined) || /^(?:e|com|mais)$/u.test(token.plain)
}

/** `2 fatias`, `uma`, `1 das 5 porções`, `metade de uma` */
function counted(recipe: Recipe, at: number): OwnPart | undefined {
  const { tokens, findFood, whole } = recipe
  const number = readNumeral(tokens, at)
  if (!number || number.isVague || number.value <= 0) return undefined
  const named = endOfUnit(recipe, number.next)
  if (named === undefined) return undefined
  const ofWhole = isOf(tokens[named]) ? readNumeral(tokens, named + 1) : undefined
  if (ofWhole && Number.isInteger(ofWhole.value) && ofWhole.value > number.value) {
    const next = endOfUnit(recipe, ofWhole.next)
    if (next === undefined) return undefined
    const end = endOfWhole(recipe, next)
    return end === undefined ? undefined : { own: number.value, whole: ofWhole.value, next: end }
  }
  if (!whole || number.value > whole.count) return undefined
  const isPerson =
    whole.isOfPeople && !/^(?:porcao|prato|parte|pratada|marmita|)$/u.test(tokens[number.next]?.key ?? '')
  if (isPerson && named > number.next) return undefined
  if (whole.isOfPeople && named === number.next) return undefined
  const isHalfMore =
    tokens[named]?.plain === 'e' && /^mei[ao]$/u.test(tokens[named + 1]?.plain ?? '') && !findFood(named + 2)
  const more = isHalfMore ? 0.5 : 0
  let next = isHalfMore ? named + 2 : named
  while (afterPart.test(tokens[next]?.plain ?? '')) next += 1
  const end = isOf(tokens[next]) ? endOfWhole(recipe, next) : next
  if (end === undefined || (end === next && !isFreeEnd({ ...recipe, findFood }, next))) return undefined
  return { own: number.value + more, whole: whole.count, next: end }
}

/** Returns the index after the counted word; the same index if a number counts nothing, `undefined` for another food. */
function endOfUnit({ tokens, findFood, whole }: Recipe, at: number): number | undefined {
  const unit = tokens[at]
  if (unit?.kind !== 'word') return unit?.kind === 'number' ? undefined : at
  if (unitOf(unit)) return undefined
  if (unit.key === whole?.unit) return findFood(at)?.next ?? at + 1
  if (shareUnit.test(unit.key)) return at + 1
  return findFood(at) || isMeasured(unit) ? undefined : at
}

function isMeasured({ key }: Token): boolean {
  return /^(?:colher|concha|xicara|escumadeira|pegador|garfada|lata|dose|scoop|punhado)$/u.test(key)
}
