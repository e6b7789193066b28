import { dropDoubtful } from './doubtful-foods.ts'
import { doubtsOf, quote } from './item-doubts.ts'
import { itemAt } from '../collections/lookup.ts'
import { hundredth } from '../figures/rounding.ts'
import { isCup, varyDish, type VariedDish } from '../foods/dishes/vary-dish.ts'
import type { Food, FoodId } from '../foods/food.ts'
import type { MeasureSize } from '../foods/measures/grams-of.ts'
import type { Amount } from './amounts.ts'
import { barePlural } from './bare-plurals.ts'
import { openBrackets } from './brackets.ts'
import { takeCorrections } from './corrections.ts'
import { readElements } from './elements.ts'
import { foldAdditions } from './fold-additions.ts'
import { shareFullPlates } from './full-plates.ts'
import { takeOrders } from './orders.ts'
import { namePizza } from './pizza-tastes.ts'
import type { RecipeNames } from './recipe-names.ts'
import type { SavedNames } from './saved-names.ts'
import { countTwice, takeSameMeals } from './same-meals.ts'
import { joinNames } from './split-names.ts'
import { sharePlates } from './shared-plates.ts'
import { shareOutPortions, takeSharing } from './shared-portions.ts'
import { takeWholes } from './whole-amounts.ts'
import { makeFindFood } from './food-finder.ts'
import type { FoodMatch } from './food-matching.ts'
import { countOnce } from './listed-before.ts'
import { groupElements } from './grouping.ts'
import type { SpokenItem } from './spoken-item.ts'
import { takeTrimmings } from './trimmings.ts'
import { markSauces, withSauce } from './sweet-sauces.ts'
import type { MealQuestion, MealReading, ReadItem } from './meal-reading.ts'
import { readInCompany } from './meal-company.ts'
import { dropHeadings } from './meal-headings.ts'
import { moveListedAmounts } from './listed-amounts.ts'
import { othersQuestions } from './other-people.ts'
import { repeatQuestions } from './repeated-meals.ts'
import { amountsOfUnknown } from './unknown-words.ts'
import { dropWarm } from './warm-foods.ts'
import { waterHints } from './water.ts'
import { type OwnNames, ownFoodsLike } from './own-names.ts'
import { takeArithmetic } from './plate-arithmetic.ts'
import { completePlate } from './plates.ts'
import { weighPlates } from './weighed-plates.ts'
import { dropCountedBuckets } from './snack-buckets.ts'
import { takeWeightNotes } from './weight-notes.ts'
import { weighAsNoted } from './noted-weights.ts'
import { tokenize, type Token } from './tokens.ts'
import { withGramsOfOne } from './total-weights.ts'
import { weigh, weighOwn } from './weighing.ts'
import { wordKey } from './words.ts'

export interface MealTextOptions {
  /** Grams of the person's own ladle of beans, which replace the table's value. */
  readonly ladleGrams?: number
  /** The account's own foods (`ownNamesOf`). */
  readonly own?: OwnNames
  /** Names of the account's saved meals (`savedNamesOf`). */
  readonly saved?: SavedNames
  /** Names of the cookbook's recipes (`recipeNames`). */
  readonly recipes?: RecipeNames
  /** Grams that the person usually logs of a food (`ownAmountsOf`), used if the text states no amount. */
  readonly ownGrams?: ReadonlyMap<FoodId, number>
}

/**
 * Maximum grams of one item: `mostGrams` for food, `mostDrinkGrams` for a drink. Larger amounts are reduced to it and
 * raise a question.
 */
const mostGrams = 1500
const mostDrinkGrams = 3000

/**
 * Reads a meal described in Portuguese, typed or dictated, into foods of the table with grams.
 *
 * Pure: the same text gives the same reading. Accepts up to a few thousand characters. Never throws; unknown words are
 * returned in `unmatched`, and a text without a meal gives no items. A food without an amount gets its usual portion
 * with a wide range. An absurd amount is clamped (1 500 g an item, 3 000 g a drink), lowers the confidence and raises a
 * question; zero of a food raises a question and is left out. One weight for rice and beans together, or for a whole
 * plate, is split in proportion to usual portions and raises a question.
 */
export function readMeal(text: string, options: MealTextOptions = {}): MealReading {
  const finderOf = (said: readonly Token[]) => makeFindFood(said, undefined, options)
  const corrected = takeArithmetic(
    takeCorrections(namePizza(dropWarm(joinNames(tokenize(text), finderOf), finderOf)), finderOf),
  )
  const weighing = takeWeightNotes(takeTrimmings(corrected, finderOf), finderOf)
  const { kept: told, twice } = takeSameMeals(weighing.kept)
  const { kept, shares } = takeSharing(takeOrders(takeWholes(told), finderOf))
  const tokens = openBrackets(options.saved?.take(kept) ?? kept, finderOf)
  const findFood = finderOf(tokens)
  const elements = sharePlates(foldAdditions(moveListedAmounts(readElements(tokens, findFood)), text))
  const doubtless = dropDoubtful(groupElements(elements, text), elements)
  const once = countOnce(dropCountedBuckets(doubtless.items), text)
  const sauced = markSauces(text, readInCompany(dropHeadings(once, text), text))
  const doubled = countTwice(shareOutPortions(sauced, shares, text), twice)
  const whole = shareFullPlates(doubled.items, text)
  const grouped = { ...doubtless, ...doubled, items: weighAsNoted(whole, weighing.notes, text) }
  const items: ReadItem[] = []
  const questions: MealQuestion[] = []
  const placeOf = new Map<SpokenItem, number>()
  for (const spoken of grouped.items) {
    if (spoken.amount && spoken.amount.quantity <= 0) {
      questions.push({ code: 'absurd_amount', text: `Você comeu mesmo ${quote(text, spoken)}?` })
      continue
    }
    const item = toItem(text, spoken, options)
    placeOf.set(spoken, items.length)
    questions.push(...doubtsOf(text, spoken, item, items.length))
    items.push(item)
  }
  const split = shareOut(grouped.items, placeOf, items)
  const completed = grouped.plates.flatMap((plate) =>
    completePlate(plate, text, split.items).map((rest) => ({ ...rest, plate })),
  )
  const weighed = weighPlates(grouped.plates, completed, { placeOf, items: split.items })
  const plated = weighed.completed
  return {
    items: [...weighed.items, ...plated.flatMap((plate) => plate.items)],
    unmatched: grouped.unknown.map((span) => text.slice(span.start, span.end)),
    unmatchedAmounts: amountsOfUnknown(grouped.unknown, text),
    questions: [
      ...questions,
      ...split.questions,
      ...plated.map((plate) => plate.question),
      ...repeatQuestions(grouped),
      ...(items.length > 0 ? othersQuestions(tokens, findFood, weighed.items) : []),
      ...waterHints(elements.flatMap((element) => (element.kind === 'water' ? [element.ml] : []))),
    ],
  }
}

/** Turns the number before a dish into the count of its counted part: `5 claras mexidas` is one dish of five whites. */
function countParts(spoken: SpokenItem): SpokenItem {
  const { match, amount } = spoken
  const { dish } = match.named
  const counted = dish?.parts.find(({ food }) => food.id === dish.counted?.foodId)
  if (!counted || !amount || match.variation?.count !== undefined) return spoken
  if (amount.measure || amount.isImplicit || firstKey(match.said) !== firstKey(counted.food.name))
    return spoken
  const variation = { added: [], removed: [], ...match.variation, count: amount.quantity }
  const { amount: _amount, ...rest } = spoken
  return { ...rest, match: { ...match, variation } }
}

function firstKey(name: string): string {
  return wordKey(name.split(' ')[0] ?? '')
}

function toItem(text: string, said: SpokenItem, { ladleGrams, own, ownGrams }: MealTextOptions): ReadItem {
  const spoken = countParts(said)
  const { match } = spoken
  const isSpooned = /^(?:colher|dose|sachê|grama)/u.test(spoken.amount?.measure?.name ?? '')
  const dish = dishOf(match)
  const food = dish?.food ?? ((isSpooned && match.named.spooned) || match.food)
  const usual = saysAmount(spoken) ? undefined : ownGrams?.get(food.id)
  const plateShare = saysAmount(spoken) || usual !== undefined ? 1 : (spoken.plateShare ?? 1)
  // The s of a brand such as `mcdonalds` is no plural.
  const isBrand = /^(?:mc|lays|pringles|mentos|halls|becks|snickers|beats|mms$)/iu.test(match.said)
  const stated = spoken.amount && withGramsOfOne({ food, named: match.named }, spoken.amount)
  const amount = saysAmount(spoken) || isBrand ? stated : barePlural(match.said, food)
  const { certainty, ...weighing } =
    usual === undefined
      ? weigh(
          food,
          match.named,
          amount,
          spoken.size ?? miniSizeOf(match, amount) ?? partySizeOf(text, match, amount),
          ladleGrams,
        )
      : weighOwn(food, usual)
  const identity =
    1 -
    match.typos * 0.15 -
    (match.cookingAgrees ? 0 : 0.1) -
    (match.isEveryday ? 0.05 : 0) -
    (spoken.alternatives || match.named.others || match.unmet ? 0.3 : 0)
  const ownFoods = own && food.source !== 'own' ? ownFoodsLike(match.said, own) : []
  const alternatives = match.named.others ?? [...ownFoods, ...(match.unmet?.instead ?? [])]
  const standsInFor = match.unmet?.said ?? (match.named.standsIn && match.said)
  const item = {
    food,
    ...(match.flavors && { flavors: match.flavors }),
    ...(standsInFor !== undefined && { standsInFor }),
    ...(alternatives.length > 0 && { alternatives }),
    ...timesOf(withSauce(weighing, spoken), (spoken.times ?? 1) * plateShare),
    ...(usual !== undefined && { isOwnAmount: true as const }),
    confidence:
      spoken.isOfList && isManyPortions(food, weighing)
        ? 0.1
        : hundredth(Math.max(0.1, identity) * certainty),
    text: quote(text, spoken),
  }
  const isBlended = /^ *batid[oa] com\b/iu.test(text.slice(spoken.end))
  return withParts(clamped(isBlended ? item : withToppings(item, match, dish)), dish)
}

/**
 * Adds the weight of the toppings to the stated volume of a cup: `açaí 300 ml com granola` is 300 ml of açaí plus the
 * granola. A caller leaves out toppings that are blended in (`batido com`), which are part of the volume.
 */
function withToppings(item: ReadItem, { named }: FoodMatch, dish: VariedDish | undefined): ReadItem {
  const { measure } = item
  const isVolume = measure === 'ml' || measure === 'grama' || /^(?:copo|tigela|pote)$/u.test(measure)
  // The dish's own measures already grew with the toppings.
  const isResized = named.dish?.measures.some(({ name }) => name === measure)
  if (
    !dish ||
    !named.dish ||
    !isVolume ||
    isResized ||
    !isCup(named.dish) ||
    dish.servedGrams <= named.dish.servedGrams
  )
    return item
  const times = dish.servedGrams / named.dish.servedGrams
  const grams = hundredth(item.grams * times)
  return {
    ...item,
    ...(measure === 'ml' || measure === 'grama' ? { quantity: grams, measure: 'grama' } : {}),
    grams,
    gramsLow: hundredth(item.gramsLow * times),
    gramsHigh: hundredth(item.gramsHigh * times),
  }
}

/**
 * Returns whether the text states the amount of a food: directly, by a size, by a weight shared with other foods, or by
 * the changes to a dish.
 */
function saysAmount({ amount, size, shared, match }: SpokenItem): boolean {
  return amount !== undefined || size !== undefined || shared !== undefined || match.variation !== undefined
}

/**
 * Returns whether a stated weight is more than a person eats of one food at once: above 150 g and above 4 usual
 * portions.
 */
function isManyPortions(
  { defaultGrams }: Food,
  { grams, measure }: Pick<ReadItem, 'grams' | 'measure'>,
): boolean {
  return measure === 'grama' && grams > Math.max(150, defaultGrams * 4)
}

/** Reduces an absurd amount to the maximum of its food and sets the confidence to 0.1. */
function clamped(item: ReadItem): ReadItem {
  const most = mostOf(item.food)
  if (item.grams <= most) return { ...item, grams: Math.max(item.grams, 0.01) }
  return {
    ...item,
    grams: most,
    quantity: hundredth((item.quantity * most) / item.grams),
    gramsLow: most / 2,
    gramsHigh: item.gramsHigh,
    confidence: 0.1,
  }
}

/**
 * Returns the dish of a match with the person's changes. Returns `undefined` if a row of the table counts, which
 * includes dishes with a row in their usual form.
 */
function dishOf({ named, variation, said }: FoodMatch): VariedDish | undefined {
  const { dish } = named
  if (!dish || (dish.plain && !variation)) return undefined
  return varyDish(dish, variation ?? { added: [], removed: [] }, said)
}

/** From this count on, a diminutive means small pieces; `um pastelzinho` can be a whole one. */
const miniFrom = 3

/** Returns the size of snacks whose counted diminutive means small ones: `4 empadinhas`, but not `4 coxinhas`. */
function miniSizeOf({ food, said }: FoodMatch, amount: Amount | undefined): MeasureSize | undefined {
  const word = firstKey(said)
  const isDiminutive = /inh[oa]$/u.test(word) && word !== firstKey(food.name)
  const isCounted = amount !== undefined && !amount.measure && amount.quantity >= miniFrom
  const isOfParty = said.endsWith(' de festa') || (isCounted && word === 'salgadinho')
  return food.group === 'salgado' && (isOfParty || (isDiminutive && isCounted)) ? 'pequeno' : undefined
}

const partyWords = /\b(?:fest(?:a|inha)(?! junina)|aniversário|aniversario|casamento|batizado)\b/iu
const partySnack = /^(?:coxinha|quibe|risole|empada|esfirra|enroladinho|croquete)/iu

/** Returns the size of snacks that are counted at a party. */
function partySizeOf(text: string, { food }: FoodMatch, amount: Amount | undefined): MeasureSize | undefined {
  const isCounted = amount !== undefined && !amount.measure && amount.portions === undefined
  return isCounted && partySnack.test(food.name) && partyWords.test(text) ? 'pequeno' : undefined
}

function timesOf<Weight extends Pick<ReadItem, 'quantity' | 'grams' | 'gramsLow' | 'gramsHigh'>>(
  weight: Weight,
  times: number,
): Weight {
  if (times === 1) return weight
  const multiplied = (value: number) => hundredth(value * times)
  return {
    ...weight,
    quantity: multiplied(weight.quantity),
    grams: multiplied(weight.grams),
    gramsLow: multiplied(weight.gramsLow),
    gramsHigh: multiplied(weight.gramsHigh),
  }
}

function withParts(item: ReadItem, dish: VariedDish | undefined): ReadItem {
  if (!dish) return item
  const share = item.grams / dish.servedGrams
  return { ...item, parts: dish.parts.map(({ food, grams }) => ({ food, grams: hundredth(grams * share) })) }
}

function mostOf(food: Food): number {
  return food.group === 'bebida' ? mostDrinkGrams : mostGrams
}

/** Splits a weight that is stated for several foods together, in proportion to their usual portions. */
function shareOut(
  spokenItems: readonly SpokenItem[],
  placeOf: ReadonlyMap<SpokenItem, number>,
  items: readonly ReadItem[],
) {
  const sharing = spokenItems.flatMap((spoken) => {
    const { shared, amount } = spoken
    const place = placeOf.get(spoken)
    return shared && !amount && place !== undefined ? [{ shared, place, item: itemAt(items, place) }] : []
  })
  const sharedItems = [...items]
  const questions: MealQuestion[] = []
  for (const [{ grams }, parts] of Map.groupBy(sharing, ({ shared }) => shared)) {
    const usual = parts.reduce((sum, { item }) => sum + item.grams, 0)
    for (const { item, place } of parts) {
      const share = Math.min(mostOf(item.food), Math.max(0.01, hundredth((item.grams / usual) * grams)))
      sharedItems[place] = {
        ...item,
        ...(item.parts && {
          parts: item.parts.map((part) => ({
            ...part,
            grams: hundredth((part.grams * share) / item.grams),
          })),
        }),
        quantity: share,
        measure: 'grama',
        grams: share,
        gramsLow: hundredth(share * 0.6),
        gramsHigh: hundredth(share * 1.5),
      }
    }
    if (parts.length === 1) continue
    const names = parts.map(({ item }) => item.food.name.toLowerCase()).join(' e ')
    questions.push({
      code: 'shared_amount',
      text: `Dividi ${grams} g entre ${names}. Está certo?`,
      item: itemAt(parts, 0).place,
    })
  }
  return { items: sharedItems, questions }
}
