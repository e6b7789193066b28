import { eatingWords, mealWords } from '../words/filler-words.ts'
import { determinerEnd } from '../matching/food-lists.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { insertedWords, movedTo } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'
import { readEggWhites } from './egg-whites.ts'
import { exchangeParts } from './exchanged-parts.ts'

const removing = /^(?:tir(?:ei|amos|ando|ar)|retirei|removi|arranquei)$/u
const parts = /^(?:pel(?:e|inha)|gordura|casca|ossos?|carocos?|espinhas?|sementes?|miolo)$/u
/** Parts without which a row of the table may exist: `coxa de frango sem pele`, `picanha sem gordura`. */
const partsOfNames = /^(?:pel(?:e|inha)|gordura)$/u
const storage =
  /^(?:geladeira|freezer|congelador|forno|fogao|fogo|panela|airfryer|microondas|armario|caixa|pote|saco)$/u
/** The food before `tirei a pele` is searched within this many tokens. */
const farthest = 8

/** Words for something that was cut off a food: `tirei a pele da`. */
interface Trimming {
  /** Index of the first word. */
  readonly from: number
  /** Indexes of what was cut off. */
  readonly off: readonly [start: number, end: number]
  /** Index of the food after `da`, if there is one. */
  readonly food?: number
  readonly isDenied: boolean
}

/**
 * Reads a food of which a part was cut off as eaten without it: `tirei a pele da coxa` is `coxa sem pele`. Leaves out the
 * food's second mention: `frango e salada, tirei a pele do frango`.
 */
export function takeTrimmings(
  said: readonly Token[],
  finderOf: (tokens: readonly Token[]) => FindFood,
): readonly Token[] {
  const tokens = exchangeParts(readEggWhites(said), finderOf)
  const places = tokens.flatMap(({ plain }, at) => (removing.test(plain) ? [at] : []))
  if (places.length === 0) return tokens
  const findFood = finderOf(tokens)
  for (const at of places) {
    if (isTakenOut(tokens, at)) return takeTrimmings(tokens.toSpliced(at, 1), finderOf)
    const trimming = trimmingAt(tokens, at, findFood)
    const trimmed = trimming && withoutPart(tokens, trimming, findFood)
    if (trimmed) return takeTrimmings(trimmed, finderOf)
  }
  return tokens
}

/** Returns whether food was only taken out of where it was: `tirei o bolo do forno`. */
function isTakenOut(tokens: readonly Token[], at: number): boolean {
  const after = tokens.slice(at + 1, at + 1 + farthest)
  const end = after.findIndex(
    ({ kind, plain }) => kind === 'stop' || kind === 'break' || eatingWords.has(plain),
  )
  return after
    .slice(0, end < 0 ? undefined : end)
    .some(({ plain }, place) => storage.test(plain) && /^d[oa]$/u.test(after[place - 1]?.plain ?? ''))
}

function trimmingAt(tokens: readonly Token[], at: number, findFood: FindFood): Trimming | undefined {
  const isDenied = /^(?:nao|sem)$/u.test(tokens[at - 1]?.plain ?? '')
  if (tokens[at]?.plain === 'tirar' && !isDenied) return undefined
  const start = determinerEnd(tokens, at + 1)
  const end = parts.test(tokens[start]?.plain ?? '') ? start + 1 : findFood(start)?.next
  if (end === undefined) return undefined
  const isOf = /^d[oa]s?$/u.test(tokens[end]?.plain ?? '') && isFood(tokens, end + 1, findFood)
  const isPart = end === start + 1 && parts.test(tokens[start]?.plain ?? '')
  if (!isOf && (!isPart || tokens[end]?.plain === 'de')) return undefined
  return { from: isDenied ? at - 1 : at, off: [start, end], ...(isOf && { food: end + 1 }), isDenied }
}

function isFood(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  return !mealWords.has(tokens[at]?.plain ?? '') && findFood(at) !== undefined
}

function withoutPart(
  tokens: readonly Token[],
  { from, off: [start, end], food, isDenied }: Trimming,
  findFood: FindFood,
): readonly Token[] | undefined {
  const isNamedBefore = tokens
    .slice(0, from)
    .some(({ key }) => food !== undefined && key === tokens[food]?.key)
  const next = food === undefined ? end : (findFood(food)?.next ?? food)
  const isPart = parts.test(tokens[start]?.plain ?? '')
  const isOff = !isDenied && (!isPart || partsOfNames.test(tokens[start]?.plain ?? ''))
  const off = (place: number) => (isOff ? withoutAt(tokens, place, [start, end]) : [])
  if (food !== undefined && !isNamedBefore)
    return [...tokens.slice(0, from), ...tokens.slice(food, next), ...off(next), ...tokens.slice(next)]
  if (!isPart) return undefined
  const before = foodBefore(tokens, from, findFood)
  if (before === undefined) return undefined
  return [...tokens.slice(0, before), ...off(before), ...tokens.slice(before, from), ...tokens.slice(next)]
}

/** Returns `sem` and what was cut off as tokens right after a food. */
function withoutAt(tokens: readonly Token[], next: number, [start, end]: Trimming['off']): readonly Token[] {
  const at = tokens[next - 1]?.end ?? 0
  return [...insertedWords('sem', at), ...movedTo(tokens.slice(start, end), at)]
}

/** Returns the index after the last meat in the same sentence before a token. */
function foodBefore(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  for (let place = at - 1; place >= Math.max(0, at - farthest); place -= 1) {
    if (tokens[place]?.kind === 'stop') return undefined
    const food = findFood(place)
    if (food && food.next <= at && /^(?:carne|frango)$/u.test(food.food.group)) return food.next
  }
  return undefined
}
