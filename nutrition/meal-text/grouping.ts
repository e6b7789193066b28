import { itemAt } from '../collections/lookup.ts'
import type { FoodGroup } from '../foods/food.ts'
import type { MeasureSize } from '../foods/measures/grams-of.ts'
import type { Amount } from './amounts.ts'
import { makeDenial } from './denials.ts'
import type { Element } from './elements.ts'
import { measureNamed } from './measure-words.ts'
import type { FoodMatch } from './food-matching.ts'

/** A food with its stated amount, if any. */
export interface SpokenItem {
  readonly match: FoodMatch
  readonly amount?: Amount
  readonly size?: MeasureSize
  /** Character range in the text, amount included. */
  readonly start: number
  readonly end: number
  /** Grams stated for a plate or pair as a whole, to be split in proportion to usual portions. */
  readonly shared?: SharedTotal
  /** Other foods named with `ou` for this item. */
  readonly alternatives?: readonly FoodMatch[]
}

export interface SharedTotal {
  readonly grams: number
}

/** A composed plate named without all of its foods: `PF de frango`. */
export interface SpokenPlate {
  readonly start: number
  readonly end: number
  /** The items named together with the plate. */
  readonly items: readonly SpokenItem[]
  readonly isMarmita: boolean
}

export interface Grouped {
  readonly items: readonly SpokenItem[]
  readonly plates: readonly SpokenPlate[]
  readonly unknown: readonly { readonly start: number; readonly end: number }[]
}

/** Assigns amounts to foods and drops negated foods. */
export function groupElements(elements: readonly Element[], text: string): Grouped {
  const items: SpokenItem[] = []
  const unknown: { start: number; end: number }[] = []
  const plates: { start: number; end: number; items: number[]; isMarmita: boolean }[] = []
  const denial = makeDenial(elements)
  let pending: (Element & { kind: 'amount' }) | undefined
  let shared: SharedTotal | undefined
  let lastFoodAt = -1
  let isPlateOpen = false

  elements.forEach((element, at) => {
    const isDenied = denial(at)
    if (element.kind === 'break' && element.strength === 'stop') {
      shared = undefined
      isPlateOpen = false
    }
    if (element.kind === 'unknown' && !isDenied) unknown.push({ start: element.start, end: element.end })
    if (element.kind === 'plate' && !isDenied) {
      const isMarmita = /^(?:marm|quent)/u.test(text.slice(element.start, element.end).toLowerCase())
      plates.push({ start: element.start, end: element.end, items: [], isMarmita })
      isPlateOpen = true
    }
    if (element.kind === 'amount') {
      const total = totalOf(elements, at)
      if (total) shared = total
      else if (isLeading(elements, at)) pending = element
      else if (!isDenied) attachTrailing(items, elements, at, lastFoodAt, element)
      return
    }
    const before = elements[at - 1]
    if (isRepeated(element, before, items.at(-1)) || isHeading(elements, at)) return
    const dish = items.at(-1)
    if (
      element.kind === 'food' &&
      pending &&
      dish &&
      isPieceOf(dish, element, pending.amount, isCloseBy(elements, lastFoodAt, at - 1), text)
    ) {
      items[items.length - 1] = {
        ...dish,
        amount: {
          ...pending.amount,
          measure: { name: measureNamed(text.slice(element.start, element.end)) ?? 'unidade', next: 0 },
        },
        end: element.end,
      }
      pending = undefined
      return
    }
    if (element.kind === 'food' && pending && dish && isSliceOf(dish, pending, elements[at - 2])) {
      items[items.length - 1] = { ...dish, amount: pending.amount, end: element.end }
      lastFoodAt = at
      pending = undefined
      return
    }
    if (element.kind === 'food' && pending?.amount.isOfBefore && dish?.match.named.takes === 'filling') {
      // `pizza, uma de calabresa` gives the flavor of a counted pizza; `pizza de queijo e uma de calabresa` adds one.
      if (dish.match.words > 1)
        items.push({
          match: dish.match,
          amount: withMeasureBefore(pending.amount, dish),
          start: pending.start,
          end: element.end,
        })
      lastFoodAt = at
      pending = undefined
      return
    }
    if (element.kind === 'food' && !isDenied) {
      if (before?.kind === 'join' && before.word === 'ou' && lastFoodAt === at - 2 && !pending) {
        const last = items.at(-1)
        if (last)
          items[items.length - 1] = { ...last, alternatives: [...(last.alternatives ?? []), element.match] }
      } else {
        items.push({
          match: asServedWith(element.match, pending ? elements[at - 2] : before, items.at(-1)),
          start: pending?.start ?? element.start,
          end: element.end,
          ...(pending && { amount: withMeasureBefore(pending.amount, items.at(-1)) }),
          ...(element.size && { size: element.size }),
          ...(shared && !pending && { shared }),
        })
        if (isPlateOpen) plates.at(-1)?.items.push(items.length - 1)
      }
      lastFoodAt = at
    }
    pending = undefined
  })
  const shares = sharePairs(items, elements)
  return {
    items: shares,
    plates: plates.map((plate) => ({ ...plate, items: plate.items.map((place) => itemAt(shares, place)) })),
    unknown: joinRuns(unknown, text),
  }
}

/** Groups of food on which an egg without a cooking method is read as fried. */
const eggFried: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'pao',
  'arroz',
  'carne',
  'frango',
  'feijao',
  'sanduiche',
  'embutido',
])

function asServedWith(
  match: FoodMatch,
  before: Element | undefined,
  last: SpokenItem | undefined,
): FoodMatch {
  const { frito } = match.named.cooked
  const isOnTop = before?.kind === 'join' && before.word === 'com' && last !== undefined
  const isBareEgg = match.food.group === 'ovo' && match.cooking === undefined && match.words === 1
  return isOnTop && isBareEgg && frito && eggFried.has(last.match.food.group)
    ? { ...match, food: frito }
    : match
}

/**
 * Whether slices belong to the dish before, unless joined with `com`: `comemos pizza, comi duas fatias de mussarela`.
 */
function isSliceOf(
  dish: SpokenItem,
  { amount }: { readonly amount: Amount },
  before: Element | undefined,
): boolean {
  const isSliced = /^(?:fatia|pedaço)$/u.test(amount.measure?.name ?? '')
  const isPizza = /^pizza/iu.test(dish.match.food.name)
  return isSliced && isPizza && !dish.amount && before?.kind !== 'join'
}

/** Whether an element repeats the same food in brackets: `miojo (macarrão instantâneo)`. */
function isRepeated(element: Element, before: Element | undefined, last: SpokenItem | undefined): boolean {
  return (
    element.kind === 'food' &&
    before?.kind === 'break' &&
    before.strength === 'weak' &&
    last?.match.food.id === element.match.food.id
  )
}

/** Whether a food before a colon is only the title of a list: `churrasco: picanha, linguiça`. */
function isHeading(elements: readonly Element[], at: number): boolean {
  const [before, element, colon, after] = [elements[at - 1], elements[at], elements[at + 1], elements[at + 2]]
  if (element?.kind !== 'food' || before?.kind === 'amount' || colon?.kind !== 'break' || !colon.isColon)
    return false
  return after?.kind === 'food' || (after?.kind === 'amount' && isLeading(elements, at + 2))
}

/** Whether a counted word is a piece of the food before it: `frango 2 filés`. */
function isPieceOf(
  last: SpokenItem,
  piece: Element & { kind: 'food' },
  amount: Amount,
  isNext: boolean,
  text: string,
): boolean {
  const measure = measureNamed(text.slice(piece.start, piece.end))
  if (!isNext || last.amount || amount.measure || !measure) return false
  return last.match.food.measures.some((one) => one.name === measure)
}

function isCloseBy(elements: readonly Element[], from: number, to: number): boolean {
  return (
    from >= 0 && elements.slice(from + 1, to).every((one) => one.kind === 'break' && one.strength === 'weak')
  )
}

/** Fills in the previous measure: `2 fatias de queijo e 1 de presunto`. */
function withMeasureBefore(amount: Amount, last: SpokenItem | undefined): Amount {
  const measure = amount.isOfBefore ? last?.amount?.measure : undefined
  return measure ? { ...amount, measure } : amount
}

/** Whether the amount belongs to the food right after it; in `arroz 100 g feijão 80 g` amounts follow their food. */
function isLeading(elements: readonly Element[], at: number): boolean {
  if (elements[at + 1]?.kind !== 'food') return false
  let first = at
  while (isRun(elements[first - 1])) first--
  let last = at
  while (isRun(elements[last + 1])) last++
  const run = elements.slice(first, last + 1)
  const foods = run.filter((element) => element.kind === 'food').length
  return !(run[0]?.kind === 'food' && run.at(-1)?.kind === 'amount' && foods * 2 === run.length)
}

function isRun(element: Element | undefined): boolean {
  return element?.kind === 'food' || element?.kind === 'amount'
}

const plateMeasures = /^(?:prato|marmita|tigela|cumbuca|bandeja|porção)/u

/**
 * Parses a weight for a whole plate: `prato de 400 g com arroz e feijão`, `marmita de 500 g: …`, `450 g no quilo: …`.
 */
function totalOf(elements: readonly Element[], at: number): SharedTotal | undefined {
  const element = elements[at]
  if (element?.kind !== 'amount') return undefined
  const { measure, quantity } = element.amount
  if (measure?.grams === undefined) return undefined
  const grams = measure.grams * quantity
  const before = elements[at - 1]
  const after = elements[at + 1]
  if (grams < 150 || !foodsFollow(elements, at)) return undefined
  if (before?.kind === 'plate') return { grams }
  if (plateMeasures.test(measure.name)) return { grams }
  const opensList =
    after?.kind === 'break' &&
    after.strength !== 'stop' &&
    !elements.slice(0, at).some((one) => one.kind === 'food')
  return measure.name === 'grama' && opensList ? { grams } : undefined
}

/** Whether at least two foods without an own amount follow in the sentence. */
function foodsFollow(elements: readonly Element[], at: number): boolean {
  let foods = 0
  for (const element of elements.slice(at + 1)) {
    if (element.kind === 'break' && element.strength === 'stop') break
    if (element.kind === 'amount' && !element.amount.isImplicit) return false
    if (element.kind === 'food') foods++
  }
  return foods >= 2
}

function attachTrailing(
  items: SpokenItem[],
  elements: readonly Element[],
  at: number,
  lastFoodAt: number,
  element: Element & { kind: 'amount' },
) {
  const between = elements.slice(lastFoodAt + 1, at)
  const isClose =
    lastFoodAt >= 0 &&
    between.filter((one) => one.kind === 'unknown').length <= 1 &&
    between.every(
      (one) =>
        (one.kind === 'break' && one.strength !== 'stop') ||
        (one.kind === 'join' && one.word === 'com') ||
        one.kind === 'amount' ||
        one.kind === 'eating' ||
        (one.kind === 'unknown' && element.amount.measure !== undefined),
    )
  const last = items.at(-1)
  if (last?.amount && lastFoodAt === at - 2 && isHalfMore(elements[at - 1], element.amount)) {
    const { amount } = last
    items[items.length - 1] = {
      ...last,
      end: element.end,
      amount: { ...amount, quantity: amount.quantity + 0.5, low: amount.low + 0.5, high: amount.high + 0.5 },
    }
    return
  }
  if (!isClose || !last || element.amount.isVague) return
  const earlier = items.at(-2)
  const belongsToEarlier =
    earlier && !earlier.amount && lacksMeasure(last, element.amount) && !lacksMeasure(earlier, element.amount)
  if (belongsToEarlier) {
    items[items.length - 2] = { ...earlier, amount: element.amount }
    return
  }
  const amount = last.amount ? withWeight(last.amount, element.amount) : element.amount
  if (amount) items[items.length - 1] = { ...last, amount, end: Math.max(last.end, element.end) }
}

/** Whether an amount adds a half to the one before: `2 bananas e meia`. */
function isHalfMore(before: Element | undefined, { quantity, measure }: Amount): boolean {
  return before?.kind === 'join' && before.word === 'e' && quantity === 0.5 && !measure
}

function lacksMeasure(item: SpokenItem, amount: Amount): boolean {
  const { measure } = amount
  if (measure?.grams !== undefined) return false
  return !item.match.food.measures.some((one) => one.name.startsWith(measure?.name ?? 'unidade'))
}

/** Combines a count with a weight: `2 filés (200 g)` weighs 200 g in all, `2 filés de 100 g` 100 g each. */
function withWeight(stated: Amount, weight: Amount): Amount | undefined {
  if (stated.isImplicit && !weight.isImplicit && !weight.measure) {
    return { ...stated, quantity: weight.quantity, low: weight.low, high: weight.high, isImplicit: false }
  }
  if (stated.isImplicit && !stated.measure && weight.measure) return weight
  const grams = weight.measure?.grams
  if (grams === undefined || stated.measure?.grams !== undefined) return undefined
  return weight.isEach
    ? {
        ...weight,
        quantity: weight.quantity * stated.quantity,
        low: weight.low * stated.low,
        high: weight.high * stated.high,
      }
    : weight
}

/** Splits one weight between a customary pair: `200 g de arroz com feijão`. */
function sharePairs(items: readonly SpokenItem[], elements: readonly Element[]): readonly SpokenItem[] {
  const sharing = [...items]
  for (const [at, first] of items.entries()) {
    const second = items[at + 1]
    if (!second || !isPair(first, second, elements)) continue
    const shared = { grams: (first.amount?.measure?.grams ?? 0) * (first.amount?.quantity ?? 0) }
    sharing[at] = { ...omitAmount(first), shared }
    sharing[at + 1] = { ...second, shared }
  }
  return sharing
}

function omitAmount(item: SpokenItem): SpokenItem {
  const { amount: _amount, ...rest } = item
  return rest
}

function isPair(first: SpokenItem, second: SpokenItem, elements: readonly Element[]): boolean {
  const groups = `${first.match.food.group} ${second.match.food.group}`
  if (groups !== 'arroz feijao' && groups !== 'feijao arroz') return false
  if (!first.amount?.measure?.grams || second.amount) return false
  const between = elements.filter((one) => one.start >= first.end && one.end <= second.start)
  return between.length === 1 && between[0]?.kind === 'join'
}

/** Merges adjacent unknown words into one. */
function joinRuns(
  spans: readonly { start: number; end: number }[],
  text: string,
): readonly { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = []
  for (const span of spans) {
    const last = runs.at(-1)
    if (last && /^\s+$/u.test(text.slice(last.end, span.start)))
      runs[runs.length - 1] = { start: last.start, end: span.end }
    else runs.push(span)
  }
  return runs
}
