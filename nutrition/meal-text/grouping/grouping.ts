import { itemAt } from '../../shared/collections/lookup.ts'
import { isMilk } from '../../foods/dishes/vary-dish.ts'
import type { Amount } from '../amounts/amounts.ts'
import {
  countedPieces,
  countsContent,
  isFillingOf,
  isBareTaste,
  isSliced,
  isSliceOf,
  withMeasureBefore,
} from './counted-pieces.ts'
import { makeDenial } from '../elements/denials.ts'
import type { AmountElement, Element, FoodElement } from '../elements/elements.ts'
import { isHeading, isRepeated } from './element-titles.ts'
import { isPizza } from './fold-additions.ts'
import { isLeading, isOfMeal, isOfUnknown, isOfWordBefore } from '../elements/leading-amounts.ts'
import { hasArticle, placeOfSame, placeOfShortened, placeOfUnstated } from './named-again.ts'
import { omitAmount, stateAmount } from './item-amounts.ts'
import { sharePairs } from './shared-pairs.ts'
import type { Grouped, SharedTotal, SpokenItem } from '../reading/spoken-item.ts'
import { asServedWith, isFatOfEggs, isJoinedWith, isLinked, isOilOf, isPowderIn } from './served-with.ts'
import { withFlavor, withOtherFilling } from '../matching/snack-fillings.ts'
import { attachTrailing } from './trailing-amounts.ts'
import { totalAfter, totalOf, totalOfImplied, totalOfUnnamed } from '../plates/plate-totals.ts'
import { closePlate } from '../plates/close-plate.ts'
import { type OpenPlate, openPlate } from '../plates/open-plate.ts'
import { portionsOnPlate, usualPortions } from '../plates/plate-portions.ts'
import { isVessel } from '../elements/plate-vessels.ts'
import {
  placeOfOthers,
  placeOfUneaten,
  saysPartUneaten,
  withoutAmount,
  withoutPart,
} from './uneaten-foods.ts'
import { joinRuns, type UnknownWords } from '../amounts/unknown-words.ts'
import { portionsAfter } from './bread-spreads.ts'
import { eatenAgain, helpings } from './repeated-meals.ts'

/** Assigns amounts to foods and removes negated foods. */
export function groupElements(elements: readonly Element[], text: string): Grouped {
  const grouping = new Grouping(elements, text)
  for (const [at, element] of elements.entries()) grouping.add(element, at)
  return grouping.result()
}

/** Builds the items from the elements, from left to right. */
class Grouping {
  readonly #elements: readonly Element[]
  readonly #text: string
  readonly #isDenied: (at: number) => boolean
  readonly #items: SpokenItem[] = []
  readonly #unknown: UnknownWords[] = []
  readonly #plates: OpenPlate[] = []
  /** Last amount that was read and that belongs to the next food. */
  #pending: AmountElement | undefined
  /** Weight that is stated for all following foods of the sentence together. */
  #shared: SharedTotal | undefined
  /** Vague amount of every food of the sentence: `comi pouco: arroz e feijão`. */
  #everyAmount: Amount | undefined
  #lastFoodAt = -1
  /** Index of the last food that only stated the amount of a food named before. */
  #listedAt = -1
  /** Index of an amount that an item named again has taken. */
  #takenAt = -1
  /** True from the name of a plate to the end of its sentence. Foods read meanwhile belong to the plate. */
  #isPlateOpen = false
  /** Index of the sentence's first item. */
  #sentenceStart = 0
  /** Index of the sentence's first character. */
  #sentenceStartAt = 0
  #isRepeated = false

  constructor(elements: readonly Element[], text: string) {
    this.#elements = elements
    this.#text = text
    this.#isDenied = makeDenial(elements, text)
  }

  add(element: Element, at: number): void {
    const { start, end } = element
    const isDenied = this.#isDenied(at)
    if (element.kind === 'break' && element.strength === 'stop') {
      this.#shared = undefined
      this.#everyAmount = undefined
      this.#isPlateOpen = false
      if (!this.#isRepeat(at + 1)) {
        this.#sentenceStart = this.#items.length
        this.#sentenceStartAt = end
      }
    }
    if (element.kind === 'eating' && element.isRepeat && !isDenied) this.#repeat(at)
    if (element.kind === 'unknown' && !isDenied) {
      const before = this.#elements[at - 1]
      this.#unknown.push({ start, end, ...(before?.kind === 'amount' && { amount: before.amount }) })
    }
    if (element.kind === 'plate' && !isDenied && !isVessel(this.#elements, at, this.#text)) {
      const said = { items: this.#items, sentenceStart: this.#sentenceStartAt, text: this.#text }
      const plate = openPlate(this.#elements, at, said)
      if (plate) this.#plates.push(plate)
      this.#isPlateOpen = true
    }
    if (element.kind === 'amount') {
      if (at === this.#takenAt) return
      this.#addAmount(element, at, isDenied)
      return
    }
    if (
      isRepeated(element, this.#elements[at - 1], this.#items.at(-1)) ||
      isHeading(this.#elements, at, this.#text)
    )
      return
    if (element.kind === 'food') this.#addFood(element, at, isDenied)
    this.#pending = undefined
  }

  result(): Grouped {
    const items = sharePairs(this.#items, this.#elements)
    return {
      items,
      plates: this.#plates.map((plate) =>
        closePlate(plate, items, { elements: this.#elements, text: this.#text }),
      ),
      unknown: joinRuns(this.#unknown, this.#text),
      ...(this.#isRepeated && { isRepeated: true }),
    }
  }

  /** Returns whether an element is `repeti`. After a stop, it repeats the sentence before it. */
  #isRepeat(at: number): boolean {
    const element = this.#elements[at]
    return element?.kind === 'eating' && element.isRepeat === true
  }

  /** Doubles the sentence's items because of `repeti`, unless the repeated food is named: `repeti o feijão`. */
  #repeat(at: number): void {
    const next = this.#elements[at + 1]
    if (next?.kind === 'food' || next?.kind === 'amount') return
    for (let place = this.#sentenceStart; place < this.#items.length; place += 1) {
      this.#items[place] = eatenAgain(itemAt(this.#items, place))
      this.#isRepeated = true
    }
    for (const [place, plate] of this.#plates.entries()) {
      if (plate.start < this.#sentenceStartAt) continue
      this.#plates[place] = { ...plate, portions: plate.portions * helpings }
      this.#isRepeated = true
    }
  }

  #addAmount(element: AmountElement, at: number, isDenied: boolean): void {
    const total = totalOf(this.#elements, at, this.#text)
    if (isOfWordBefore(this.#elements, at, this.#text)) return
    if (total) this.#shared = total
    else if (isOfMeal(this.#elements, at)) this.#everyAmount = element.amount
    else if (isLeading(this.#elements, at, this.#text)) this.#pending = element
    else if (isOfUnknown(this.#elements, at, this.#text)) return
    else if (isDenied) this.#leavePart(element, at)
    else if (!this.#weighsBox(element, at))
      attachTrailing(this.#items, element, { elements: this.#elements, at, lastFoodAt: this.#lastFoodAt })
  }

  /** Leaves out a part of the last foods that were eaten: `deixei metade`, `dei 2 pra minha filha`, `do suco deixei metade`. */
  #leavePart({ amount, start }: AmountElement, at: number): void {
    if (!saysPartUneaten(this.#text, start)) return
    const named = this.#items.findIndex(
      ({ again }) => again !== undefined && again === this.#elements[at - 2]?.start,
    )
    const eating = this.#elements.findLast((one, place) => place < at && one.kind === 'eating')
    const isOf = (item: SpokenItem, place: number) =>
      named >= 0
        ? place === named
        : amount.quantity >= 1
          ? place === this.#items.length - 1
          : item.start >= Math.max(this.#sentenceStartAt, eating?.start ?? 0)
    for (const [place, item] of this.#items.entries())
      if (isOf(item, place)) this.#items[place] = withoutAmount(item, amount)
  }

  /** If a weight is that of the whole box before it, shares the weight among the box's foods and returns true. */
  #weighsBox({ amount, end }: AmountElement, at: number): boolean {
    const box = this.#isPlateOpen && this.#plates.at(-1)
    if (!box) return false
    const foods = box.items.map((place) => itemAt(this.#items, place))
    const shared = box.isMarmita ? totalAfter(amount, foods, box.portions) : undefined
    if (!shared) {
      const total =
        foods.length === 0
          ? totalOfUnnamed(this.#elements, at, this.#text)
          : box.isMarmita && totalOfImplied(amount, foods, box.portions)
      if (total) this.#plates[this.#plates.length - 1] = { ...box, total: { ...total, end } }
      return Boolean(total)
    }
    for (const place of box.items) this.#items[place] = { ...omitAmount(itemAt(this.#items, place)), shared }
    return true
  }

  #addFood(element: FoodElement, at: number, isDenied: boolean): void {
    const pending = this.#pending
    const dish = this.#items.at(-1)
    const between = this.#elements.slice(this.#lastFoodAt + 1, at - 1)
    const words = this.#text.slice(element.start, element.end)
    const pieces =
      pending && dish && this.#lastFoodAt >= 0
        ? countedPieces(dish, words, pending.amount, between)
        : undefined
    if (dish && pieces) {
      this.#replaceLast({ ...dish, amount: pieces, end: element.end })
      this.#pending = undefined
      this.#lastFoodAt = at
      return
    }
    if (
      pending &&
      dish &&
      isDrink(element) &&
      isSliced(pending) &&
      isPizza(dish.match.food) &&
      !dish.amount
    ) {
      this.#replaceLast({ ...dish, amount: pending.amount })
      this.#pending = undefined
      this.#addFood(element, at, isDenied)
      return
    }
    if (pending && dish && isSliceOf(dish, pending, element) && this.#elements[at - 2]?.kind !== 'join') {
      const match = withFlavor(dish.match, element.match)
      this.#replaceLast({ ...dish, match, amount: pending.amount, end: element.end })
    } else if (pending && isFillingOf(dish, pending, element)) {
      // `pizza, uma de calabresa` names a pizza's flavor; `pizza de queijo e uma de calabresa` adds a pizza.
      if (dish && dish.match.words > 1) {
        const amount = withMeasureBefore(pending.amount, [dish])
        const match = withOtherFilling(dish.match, element.match)
        this.#items.push({ match, amount, start: pending.start, end: element.end })
      } else if (dish) this.#replaceLast({ ...dish, match: withFlavor(dish.match, element.match) })
    } else {
      const next = this.#elements[at + 1]
      const isGiven = next?.kind === 'negation' && next.isOfBefore === true
      if (isDenied && (!isGiven || hasArticle(this.#text, element.start))) {
        if (this.#isPlateOpen) this.#plates.at(-1)?.without.push(element.match.food)
        this.#leave(element, at)
        return
      }
      if (!pending && this.#isOfOthers(element)) return
      if (!pending && !element.match.variation && this.#namesAgain(element, at)) return
      this.#addNamed(element, at)
    }
    this.#lastFoodAt = at
  }

  /** Returns whether a food names an item again. An amount after it then is that of the item. */
  #namesAgain(element: FoodElement, at: number): boolean {
    const [amount, after] = [this.#elements[at + 1], this.#elements[at + 2]]
    const told = amount?.kind === 'amount' && after?.kind !== 'food' ? amount.amount : undefined
    const isTold = told !== undefined || this.#isRepeat(at - 1)
    const place = placeOfSame(this.#items, element, { text: this.#text, isTold })
    const item = this.#items[place]
    if (!item || (told && item.amount)) return false
    const again = { ...(told ? stateAmount(item, told) : item), again: element.start }
    this.#items[place] = this.#isRepeat(at - 1) ? eatenAgain(again) : again
    if (told) this.#takenAt = at + 1
    this.#lastFoodAt = -1
    return true
  }

  /** Leaves out an item, or a part of it, that the text later says was not eaten: `deixei metade do arroz`. */
  #leave(element: FoodElement, at: number): void {
    const part = this.#pending
    const place = placeOfUneaten(this.#items, element, {
      text: this.#text,
      part,
      after: this.#elements[at + 1],
    })
    const item = this.#items[place]
    if (!item) return
    this.#items[place] = part ? withoutAmount(item, part.amount) : withoutPart(item)
    if (part) return
    for (const plate of this.#plates) if (plate.items.includes(place)) plate.without.push(element.match.food)
  }

  /** Leaves out an item that another person ate: `coxinha e pastel, meu filho comeu o pastel`. */
  #isOfOthers(element: FoodElement): boolean {
    const place = placeOfOthers(this.#items, element, this.#text)
    const item = this.#items[place]
    if (item) this.#items[place] = withoutPart(item)
    return item !== undefined
  }

  /** Adds a food with its pending amount. After `ou`, adds it as an alternative of the last item. */
  #addNamed(element: FoodElement, at: number): void {
    const pending = this.#pending
    const before = this.#elements[at - 1]
    const last = this.#items.at(-1)
    if (before?.kind === 'join' && before.word === 'ou' && this.#lastFoodAt === at - 2 && !pending) {
      if (last) this.#replaceLast({ ...last, alternatives: [...(last.alternatives ?? []), element.match] })
      return
    }
    if (last && this.#isSameAgain(last, element, at)) {
      this.#replaceLast({ ...(pending ? stateAmount(last, pending.amount) : last), end: element.end })
      return
    }
    const earlier = placeOfUnstated(this.#items, element, this.#text)
    if (earlier >= 0 && pending && this.#isInList(at - 2)) {
      this.#items[earlier] = stateAmount(itemAt(this.#items, earlier), pending.amount)
      this.#listedAt = at
      return
    }
    const shortened = pending?.amount.isOfBefore ? placeOfShortened(this.#items, element, this.#text) : -1
    const shortItem = this.#items[shortened]
    if (shortItem && pending) {
      this.#items[shortened] = stateAmount(shortItem, withMeasureBefore(pending.amount, this.#items))
      return
    }
    if (last && pending?.amount.portions !== undefined && isOilOf(last, element.match)) return
    const isPlainFat = !pending && isJoinedWith(before)
    if (last && isPlainFat && isFatOfEggs(last, this.#elements, at, this.#text))
      return this.#replaceLast({ ...last, match: withFlavor(last.match, element.match) })
    if (last && isPowderIn(last, element.match, before))
      this.#replaceLast({
        ...last,
        match: { ...last.match, food: last.match.named.spooned ?? last.match.food },
      })
    const isOnPlate = this.#isPlateOpen && this.#plates.at(-1)
    const isPlain = !pending || pending.amount.portions !== undefined
    const link = pending ? this.#elements[at - 2] : before
    const times =
      isPlain && isLinked(link)
        ? portionsAfter(this.#items, element.match.food, {
            isJoined: isJoinedWith(link),
            isMeasured: pending !== undefined,
          })
        : 1
    this.#items.push({
      ...(times !== 1 && { times }),
      match: asServedWith(element.match, pending ? this.#elements[at - 2] : before, last),
      start: pending?.start ?? element.start,
      end: element.end,
      ...(pending && {
        amount: this.#spooned(
          withMeasureBefore(pending.amount, this.#items, isBareTaste(element, this.#text)),
          element,
        ),
      }),
      ...(element.size && { size: element.size }),
      ...(this.#everyAmount && !pending && !element.size && { amount: this.#everyAmount }),
      ...(this.#shared &&
        (!pending || pending.amount.portions !== undefined) &&
        !isDrink(element) && { shared: this.#shared }),
      ...(isOnPlate &&
        !pending &&
        !this.#shared &&
        portionsOnPlate(isOnPlate, element.match) !== 1 && {
          amount: usualPortions(portionsOnPlate(isOnPlate, element.match)),
        }),
    })
    if (isOnPlate) isOnPlate.items.push(this.#items.length - 1)
  }

  /** Returns whether a link stands before an amount in a list of amounts of foods that were named before. */
  #isInList(at: number): boolean {
    const link = this.#elements[at]
    return link?.kind === 'break' || (link?.kind === 'join' && this.#listedAt === at - 1)
  }

  /**
   * Returns whether a food is the same as the one before it, repeated with its brand or count: `cerveja brahma`,
   * `sardinha em lata, 2 sardinhas`. Foods joined by `e` or `com` are two foods.
   */
  #isSameAgain(last: SpokenItem, { match }: FoodElement, at: number): boolean {
    const pending = this.#pending
    if (last.match.food.id !== match.food.id || match.variation) return false
    if (pending && last.amount && !countsContent(last.amount, pending.amount)) return false
    const between = this.#elements.slice(this.#lastFoodAt + 1, pending ? at - 1 : at)
    return between.every(
      (one) =>
        (one.kind === 'break' && one.strength !== 'stop' && pending !== undefined) ||
        (one.kind === 'amount' && one.amount === last.amount),
    )
  }

  /**
   * Returns the amount in teaspoons if the text says only `colher` for the sugar or sweetener of a drink (`café com 2
   * colheres de açúcar`), otherwise the amount unchanged.
   */
  #spooned(amount: Amount, { match }: FoodElement): Amount {
    const { measure } = amount
    const isInDrink = this.#items.some(({ match: { food } }) => food.group === 'bebida' || isMilk(food))
    return measure?.isBareSpoon && isInDrink && /^(?:açúcar|adoçante)/iu.test(match.food.name)
      ? { ...amount, measure: { ...measure, name: 'colher de chá' } }
      : amount
  }

  #replaceLast(item: SpokenItem): void {
    this.#items[this.#items.length - 1] = item
  }
}

function isDrink({ match }: FoodElement): boolean {
  return match.food.group === 'bebida'
}
