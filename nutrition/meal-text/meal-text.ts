import { takeArithmetic } from './amounts/plate-arithmetic.ts'
import { amountsOfUnknown } from './amounts/unknown-words.ts'
import { takeWeightNotes, type WeightNote } from './amounts/weight-notes.ts'
import { takeWholes } from './amounts/whole-amounts.ts'
import { type Element, readElements } from './elements/elements.ts'
import { moveListedAmounts } from './elements/listed-amounts.ts'
import { sharePlates } from './elements/shared-plates.ts'
import { makeFindFood } from './finding/food-finder.ts'
import { shareFinder } from './finding/shared-finder.ts'
import type { SavedNames } from './matching/food-matching.ts'
import { dropDoubtful } from './grouping/doubtful-foods.ts'
import { foldAdditions } from './grouping/fold-additions.ts'
import { groupElements } from './grouping/grouping.ts'
import { takeOrders } from './grouping/orders.ts'
import { repeatQuestions } from './grouping/repeated-meals.ts'
import { shareFullPlates } from './items/full-plates.ts'
import { takeFatFromEggs } from './items/eggs-in-fat.ts'
import { countSandwichFillings } from './items/sandwich-fillings.ts'
import { doubtsOf, quote } from './items/item-doubts.ts'
import { countOnce } from './items/listed-before.ts'
import { readInCompany } from './items/meal-company.ts'
import { dropHeadings } from './items/meal-headings.ts'
import { pourMilkInCoffee } from './items/milk-in-coffee.ts'
import { weighAsNoted } from './items/noted-weights.ts'
import { countPlateShares } from './items/plate-share-items.ts'
import { countPieces, countRecipes } from './items/recipe-items.ts'
import { namePizza } from './stories/pizza-slices.ts'
import { countTwice, takeSameMeals } from './items/same-meals.ts'
import { countHalfPortions, shareOutPortions, takeSharing } from './items/shared-portions.ts'
import { shareOut } from './items/shared-weights.ts'
import { dropCountedBuckets } from './items/snack-buckets.ts'
import { markSauces } from './items/sweet-sauces.ts'
import { weighItem, type WeighingOptions } from './items/weigh-item.ts'
import type { FinderOf } from './matching/food-matching.ts'
import type { RecipeNames } from './matching/recipe-names.ts'
import { completePlate, isOfEarlierMeal } from './plates/plates.ts'
import { weighPlates } from './plates/weighed-plates.ts'
import type { MealQuestion, MealReading, ReadItem } from './reading/meal-reading.ts'
import type { Grouped, SpokenItem } from './reading/spoken-item.ts'
import { unnamedFoods } from './reading/unnamed-foods.ts'
import { waterHints } from './reading/water.ts'
import { moveAmountsInNames } from './stories/amounts-in-names.ts'
import { openBrackets } from './stories/brackets.ts'
import { hourQuestions, markHours } from './stories/clock-hours.ts'
import { openColons } from './stories/colons.ts'
import { cookByVerb } from './stories/cooked-by-verb.ts'
import { takeCorrections } from './stories/corrections.ts'
import { readCounterWords } from './stories/counter-words.ts'
import { nameDiaryWords } from './stories/diary-words.ts'
import { dropDenied } from './stories/denied-foods.ts'
import { multiplyEach } from './stories/each-of-them.ts'
import { dropGivenUp } from './stories/finished-foods.ts'
import { dropFoodsOfOthers } from './stories/foods-of-others.ts'
import { moveKindsBeforeAmounts } from './stories/kinds-after-amounts.ts'
import { tellLeftovers } from './stories/leftovers.ts'
import { joinMilk } from './stories/made-with-milk.ts'
import { othersQuestions } from './stories/other-people.ts'
import { nameOwnCount } from './stories/own-counts.ts'
import { type DishInPieces, takeOwnPieces } from './stories/own-pieces.ts'
import { type PlateShare, takePlateShares } from './stories/plate-shares.ts'
import { type RecipeShare, takeRecipeShares } from './stories/recipe-shares.ts'
import { rewriteByWord } from './stories/rewrites-by-word.ts'
import { nameTastes } from './stories/snack-tastes.ts'
import { joinNames } from './stories/split-names.ts'
import { takeTrimmings } from './stories/trimmings.ts'
import { dropWarm } from './stories/warm-foods.ts'
import { weighParts } from './stories/weighed-boxes.ts'
import { dropOwnerOfPlate } from './words/plate-words.ts'
import { emojiTokens } from './words/emoji.ts'
import { tokenize, type Token } from './words/tokens.ts'

export interface MealTextOptions extends WeighingOptions {
  /** Names of the account's saved meals (`savedNamesOf`). */
  readonly saved?: SavedNames
  /** Names of the cookbook's recipes (`recipeNames`). */
  readonly recipes?: RecipeNames
}

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
  const finderOf = shareFinder((tokens) => makeFindFood(tokens, undefined, options))
  const story = readStory(text, options.saved, finderOf)
  const findFood = finderOf(story.tokens)
  const elements = sharePlates(foldAdditions(moveListedAmounts(readElements(story.tokens, findFood)), text))
  const { grouped, questions } = groupFoods(text, elements, story)
  const weighed = weighFoods(text, grouped, options)
  const isEmpty = grouped.items.length + grouped.plates.length + grouped.unknown.length === 0
  const unnamed = isEmpty ? unnamedFoods(story.said) : []
  return {
    items: [...weighed.items, ...weighed.restOfPlates],
    unmatched: [...grouped.unknown, ...unnamed].map((span) => text.slice(span.start, span.end)),
    unmatchedAmounts: amountsOfUnknown(grouped.unknown, text),
    questions: [
      ...weighed.questions,
      ...questions,
      ...repeatQuestions(grouped),
      ...hourQuestions(story.said),
      ...(weighed.items.length > 0 ? othersQuestions(story.tokens, findFood, weighed.items) : []),
      ...waterHints(elements.flatMap((element) => (element.kind === 'water' ? [element.ml] : []))),
    ],
  }
}

/** The text without what was not eaten, and the amounts and notes that were taken out with it. */
interface Story {
  /** All words of the text. */
  readonly said: readonly Token[]
  readonly tokens: readonly Token[]
  readonly notes: readonly WeightNote[]
  readonly twice: ReturnType<typeof takeSameMeals>['twice']
  readonly shares: ReturnType<typeof takeSharing>['shares']
  readonly recipes: readonly RecipeShare[]
  readonly dishes: readonly DishInPieces[]
  readonly plates: readonly PlateShare[]
}

/** Rules that rewrite what people write into what the reader knows, in the order in which they apply. */
const rewrites: readonly ((tokens: readonly Token[], finderOf: FinderOf) => readonly Token[])[] = [
  markHours,
  nameDiaryWords,
  rewriteByWord,
  readCounterWords,
  joinMilk,
  dropGivenUp,
  tellLeftovers,
  nameOwnCount,
  dropFoodsOfOthers,
  cookByVerb,
  joinNames,
  moveAmountsInNames,
  moveKindsBeforeAmounts,
  dropWarm,
  namePizza,
  nameTastes,
  dropDenied,
  takeCorrections,
  takeArithmetic,
  multiplyEach,
  weighParts,
]

/** Takes the words out of the text that do not name an eaten food. */
function readStory(text: string, saved: SavedNames | undefined, finderOf: FinderOf): Story {
  const said = emojiTokens(text) ?? tokenize(text)
  const told = rewrites.reduce((tokens, rewrite) => rewrite(tokens, finderOf), said)
  const { kept: cooked, recipes } = takeRecipeShares(told, finderOf)
  const { kept: served, dishes } = takeOwnPieces(cooked, finderOf)
  const { kept: eaten, plates } = takePlateShares(served, finderOf)
  const { kept: weighed, notes } = takeWeightNotes(takeTrimmings(eaten, finderOf), finderOf)
  const { kept: once, twice } = takeSameMeals(weighed)
  const { kept: own, shares } = takeSharing(takeOrders(takeWholes(once), finderOf), finderOf)
  return {
    said,
    tokens: openColons(openBrackets(dropOwnerOfPlate(saved?.take(own) ?? own), finderOf), finderOf),
    notes,
    twice,
    shares,
    recipes,
    dishes,
    plates,
  }
}

/** Joins the elements of the text to foods with their amounts, each food once. */
function groupFoods(text: string, elements: readonly Element[], story: Story) {
  const grouped: Grouped = dropDoubtful(groupElements(elements, text), elements)
  const cooked = countRecipes(grouped.items, story.recipes, text)
  const pieces = countPieces(cooked.items, story.dishes, text)
  const onPlate = countPlateShares(pieces.items, story.plates)
  const once = countOnce(
    countSandwichFillings(takeFatFromEggs(dropCountedBuckets(onPlate.items), text), text),
    text,
  )
  const eaten = markSauces(text, readInCompany(dropHeadings(once, text), text))
  const doubled = countTwice(
    countHalfPortions(shareOutPortions(eaten, story.shares, text), text),
    story.twice,
  )
  const items = weighAsNoted(pourMilkInCoffee(shareFullPlates(doubled.items, text), text), story.notes, text)
  return {
    grouped: { ...grouped, ...doubled, items },
    questions: [...cooked.questions, ...pieces.questions, ...onPlate.questions],
  }
}

/** Returns the foods with their grams, those that fill up a plate apart, and what is to be asked about them. */
function weighFoods(text: string, { items: spokenItems, plates }: Grouped, options: WeighingOptions) {
  const items: ReadItem[] = []
  const questions: MealQuestion[] = []
  const placeOf = new Map<SpokenItem, number>()
  const isSole = spokenItems.length === 1 && plates.length === 0
  for (const spoken of spokenItems) {
    if (spoken.amount && spoken.amount.quantity <= 0) {
      questions.push({ code: 'absurd_amount', text: `Você comeu mesmo ${quote(text, spoken)}?` })
      continue
    }
    const item = weighItem(text, spoken, { ...options, isSole })
    placeOf.set(spoken, items.length)
    questions.push(...doubtsOf(text, spoken, item, items.length))
    items.push(item)
  }
  const split = shareOut(spokenItems, placeOf, items)
  const completed = plates.flatMap((plate) => {
    const served = [...placeOf].flatMap(([spoken, place]) =>
      isOfEarlierMeal(spoken, plate, text) ? [] : (split.items[place] ?? []),
    )
    return completePlate(plate, text, served).map((rest) => ({ ...rest, plate }))
  })
  const weighed = weighPlates(plates, completed, { placeOf, items: split.items })
  return {
    items: weighed.items,
    restOfPlates: weighed.completed.flatMap((plate) => plate.items),
    questions: [...questions, ...split.questions, ...weighed.completed.map((plate) => plate.question)],
  }
}
