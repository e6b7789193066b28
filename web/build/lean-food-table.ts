import type { Plugin } from 'vite'
import identities from '../../nutrition/data/food-identities.json' with { type: 'json' }
import table from '../../nutrition/data/foods.json' with { type: 'json' }
import { normalizeText } from '../../nutrition/foods/normalize-text.ts'
import {
  commonDishes,
  commonFoods,
  commonIdioms,
  commonLookalikes,
  commonRowlessFoods,
  commonStandIns,
  rareNames,
  rareWords,
  readNames,
  readOnly,
} from './common-foods.ts'
import { foldDishes, foldTable, keptNutrients, unfoldDishes, unfoldTable } from './folded-table.ts'

/**
 * Code of modules for the worker of the common foods, by file. It leaves to the whole table a sentence with a shared
 * or ordered food, a denial, a correction, a computed weight, a misspelt word, or one that `common-sample-worker.ts`
 * recognizes by its words. It knows no own foods and shows no suggestions.
 */
const commonModules: Readonly<Record<string, () => string>> = {
  'sample/rare-words': () =>
    `export const rareWords = ${listCode(rareWords())}\nexport const rareNames = ${listCode(rareNames())}`,
  'names/named-foods': () =>
    `export const namedFoods = ${JSON.stringify(readNames())}\nexport const laterNames = []`,
  'names/stand-ins': () => `export const standIns = ${JSON.stringify(commonStandIns)}`,
  'meal-text/words/idioms': () => `export const idiomPhrases = ${listCode(readOnly(commonIdioms))}`,
  'meal-text/matching/rowless-foods': () =>
    `export const rowlessFoods = ${listCode(readOnly(commonRowlessFoods))}`,
  'meal-text/words/lookalikes': () => `export const lookalikes = new Set(${listCode(commonLookalikes)})`,
  'meal-text/reading/unnamed-foods': () => 'export const unnamedFoods = () => []',
  'meal-text/items/barbecues': () => 'export const isOccasion = () => false',
  'meal-text/items/dissolved-powders': () => 'export const dissolved = (_food, amount) => amount',
  'words/lactose-free-tokens': () =>
    'export const sayLactoseFree = (tokens) => tokens\nexport const saysLactoseFree = () => false',
  'meal-text/finding/lactose-free': () =>
    'export const withoutLactose = (match) => match\nexport const withFreeParts = (match) => match',
  'meal-text/finding/said-fats': () => 'export const withSaidFat = (_name, match) => match',
  'meal-text/matching/dish-exchanges': () =>
    [
      'export const removedSugar = () => undefined',
      'export const sugarsBefore = () => []',
      'export const fatsOf = () => []',
      'export const asMilkOf = (_dish, found) => found',
      'export const isFatOf = () => false',
      'export const milkForWater = () => undefined',
      'export const isExchanged = () => false',
    ].join('\n'),
  'finding/named-rows': () => "export { foods as namedRows } from '../../foods/food-table.ts'",
  'foods/lactose-free': () => 'export const isSameRow = (one, other) => one.id === other.id',
  'meal-text/items/eggs-in-fat': () => 'export const takeFatFromEggs = (items) => items',
  'meal-text/items/sandwich-fillings': () => 'export const countSandwichFillings = (items) => items',
  'meal-text/items/burger-weights': () => 'export const weighPatty = (spoken) => spoken',
  'meal-text/matching/sauce-contents': () => 'export const isEatenInSauce = () => false',
  'meal-text/stories/brackets': () => 'export const openBrackets = (tokens) => tokens',
  'meal-text/stories/clock-hours': () =>
    'export const markHours = (tokens) => tokens\nexport const hourQuestions = () => []',
  'meal-text/words/coconut-flesh': () => 'export const coconutFleshLength = () => 0',
  'meal-text/amounts/bare-singulars': () => 'export const bareSingular = () => undefined',
  'meal-text/amounts/meat-pieces': () => 'export const pieceOfMeat = () => undefined',
  'meal-text/words/place-words': () => 'export const placeWords = []',
  'meal-text/plates/weighed-plates': () =>
    'export const isBesideBox = () => false\nexport const weighPlates = (_plates, completed, { items }) => ({ items, completed })',
  'meal-text/plates/close-plate': () =>
    'export const closePlate = (plate, all) => ({ ...plate, items: plate.items.map((place) => all[place]) })',
  'meal-text/plates/named-last': () => 'export const foodsBeforePlate = () => []',
  'meal-text/words/emoji': () => 'export const emojiTokens = () => undefined',
  'meal-text/stories/diary-words': () => 'export const nameDiaryWords = (tokens) => tokens',
  'meal-text/stories/rewrites-by-word': () => 'export const rewriteByWord = (tokens) => tokens',
  'meal-text/stories/counter-words': () => 'export const readCounterWords = (tokens) => tokens',
  'meal-text/stories/cooked-by-verb': () => 'export const cookByVerb = (tokens) => tokens',
  'meal-text/stories/colons': () => 'export const openColons = (tokens) => tokens',
  'meal-text/stories/denied-foods': () => 'export const dropDenied = (tokens) => tokens',
  'meal-text/stories/each-of-them': () => 'export const multiplyEach = (tokens) => tokens',
  'meal-text/stories/foods-of-others': () => 'export const dropFoodsOfOthers = (tokens) => tokens',
  'meal-text/stories/kinds-after-amounts': () => 'export const moveKindsBeforeAmounts = (tokens) => tokens',
  'meal-text/stories/leftovers': () => 'export const tellLeftovers = (tokens) => tokens',
  'meal-text/stories/made-with-milk': () => 'export const joinMilk = (tokens) => tokens',
  'meal-text/stories/corrections': () => 'export const takeCorrections = (tokens) => tokens',
  'meal-text/matching/foods-instead': () => 'export const foodsInstead = () => []',
  'meal-text/grouping/ingredient-lists': () =>
    'export const countDishesOnce = (items) => items\nexport const hasBase = () => false',
  'meal-text/stories/amounts-in-names': () => 'export const moveAmountsInNames = (tokens) => tokens',
  'meal-text/elements/halves': () => 'export const isHalfOfNext = () => false',
  'meal-text/grouping/list-measures': () =>
    'export const inSpoonsOfList = (_elements, _at, amount) => amount',
  'meal-text/elements/listed-amounts': () => 'export const moveListedAmounts = (elements) => elements',
  'meal-text/items/listed-before': () => 'export const countOnce = (items) => items',
  'meal-text/words/maker-names': () =>
    [
      'export const isMaker = () => false',
      'export const namesBurgerChain = () => false',
      'export const makerEnd = (_tokens, at) => at',
      'export const makerAfterAmount = (_tokens, at) => at',
    ].join('\n'),
  'meal-text/stories/mentioned-foods': () => 'export const startsMention = () => false',
  'meal-text/items/noted-weights': () => 'export const weighAsNoted = (items) => items',
  'meal-text/grouping/orders': () => 'export const takeOrders = (tokens) => tokens',
  'meal-text/stories/other-people': () => 'export const othersQuestions = () => []',
  'meal-text/finding/own-names': () =>
    'export const indexOwnNames = () => undefined\nexport const matchOwn = () => undefined\nexport const ownFoodsLike = () => []',
  'meal-text/finding/shared-finder': () => 'export const shareFinder = (finderOf) => finderOf',
  'meal-text/words/remembered-words': () => 'export const rememberWords = (compute) => compute',
  'meal-text/items/pizza-tastes': () => 'export const countTastes = () => 0',
  'meal-text/stories/pizza-slices': () => 'export const namePizza = (tokens) => tokens',
  'meal-text/items/plate-share-items': () =>
    'export const countPlateShares = (items) => ({ items, questions: [] })',
  'meal-text/stories/plate-shares': () => 'export const takePlateShares = (kept) => ({ kept, plates: [] })',
  'meal-text/stories/planned-foods': () => 'export const refusedEnd = () => undefined',
  'meal-text/amounts/plate-arithmetic': () => 'export const takeArithmetic = (tokens) => tokens',
  'meal-text/items/recipe-items': () =>
    ['countPieces', 'countRecipes']
      .map((name) => `export const ${name} = (items) => ({ items, questions: [] })`)
      .join('\n'),
  'meal-text/stories/own-counts': () => 'export const nameOwnCount = (tokens) => tokens',
  'meal-text/stories/own-pieces': () => 'export const takeOwnPieces = (kept) => ({ kept, dishes: [] })',
  'meal-text/stories/recipe-shares': () =>
    'export const takeRecipeShares = (kept) => ({ kept, recipes: [] })',
  'meal-text/stories/replaced-foods': () =>
    'export const readGiven = () => undefined\nexport const isRefusal = () => false',
  'meal-text/items/same-meals': () =>
    'export const takeSameMeals = (kept) => ({ kept, twice: [] })\nexport const countTwice = (items) => ({ items })',
  'meal-text/items/shared-portions': () =>
    'export const takeSharing = (kept) => ({ kept, shares: [] })\nexport const shareOutPortions = (items) => items\nexport const countHalfPortions = (items) => items',
  'meal-text/stories/skipped-foods': () => 'export const skippedEnd = () => undefined',
  'meal-text/items/snack-buckets': () => 'export const dropCountedBuckets = (items) => items',
  'meal-text/stories/weighed-boxes': () => 'export const weighParts = (tokens) => tokens',
  'meal-text/stories/warm-foods': () => 'export const dropWarm = (tokens) => tokens',
  'meal-text/matching/spelling': () =>
    'export const soundOf = (key) => key\nexport const makeSpeller = () => ({ correct: () => undefined })',
  'meal-text/stories/snack-tastes': () => 'export const nameTastes = (tokens) => tokens',
  'meal-text/stories/finished-foods': () => 'export const dropGivenUp = (tokens) => tokens',
  'meal-text/grouping/measured-before': () => 'export const placeOfMeasured = () => -1',
  'meal-text/stories/split-names': () => 'export const joinNames = (tokens) => tokens',
  'meal-text/stories/trimmings': () => 'export const takeTrimmings = (tokens) => tokens',
  'meal-text/grouping/uneaten-foods': () =>
    ['placeOfOthers', 'placeOfUneaten', 'saysPartUneaten', 'withoutAmount', 'withoutPart']
      .map((name) => `export const ${name} = () => undefined`)
      .join('\n'),
  'meal-text/amounts/weight-notes': () => 'export const takeWeightNotes = (kept) => ({ kept, notes: [] })',
}

/** Files that the workers get in a smaller form. */
const shrunk = new RegExp(
  `/(?:nutrition/data/(?:foods|retired-foods|dishes|food-identities|danger-model)\\.json|(?:${Object.keys(commonModules).join('|')})\\.ts)$`,
)

/**
 * Replaces the full food table by the lean one. In the worker of the common foods, also leaves out all other foods and
 * their names. Only workers may use the lean table, because it lacks nutrients and the origin of measures.
 */
export function leanFoodTable(): Plugin {
  let isCommon = false
  let isDevice = false
  const unmet = new Set(Object.keys(commonModules))
  return {
    name: 'lean-food-table',
    enforce: 'pre',
    buildStart: ({ input }) => {
      isCommon = JSON.stringify(input).includes('common-sample-worker')
      isDevice = JSON.stringify(input).includes('device-worker')
    },
    load: {
      filter: { id: shrunk },
      handler: (id) => {
        // The device's reader warns of named allergies, which are looked for in the identities.
        if (isDevice && id.endsWith('food-identities.json')) return undefined
        for (const file of unmet) if (id.endsWith(`/${file}.ts`)) unmet.delete(file)
        const code = shrinkFile(id, isCommon)
        return code === undefined ? undefined : { code, moduleType: 'js' }
      },
    },
    // A renamed module would be built in whole.
    buildEnd() {
      if (isCommon && unmet.size > 0) this.error(`not imported: ${[...unmet].join(', ')}`)
    },
  }
}

function shrinkFile(id: string, isCommon: boolean): string | undefined {
  const common = Object.entries(commonModules).find(([file]) => id.endsWith(`/${file}.ts`))?.[1]
  if (common) return isCommon ? common() : undefined
  // Workers find dangers by rules only: the weights of the model are larger than the whole reader.
  if (id.endsWith('danger-model.json')) return 'export default { topics: {} }'
  // Retired foods only serve past days, and their measures refer to a list that the lean table lacks.
  if (id.endsWith('retired-foods.json')) return 'export default { foods: [] }'
  if (id.endsWith('dishes.json'))
    return isCommon
      ? `export default (${unfoldDishes.toString()})(${JSON.stringify(foldDishes(commonDishes.map(withReadSynonyms)))})`
      : undefined
  if (id.endsWith('food-identities.json')) return identitiesCode(isCommon)
  return `export default (${unfoldTable.toString()})(${JSON.stringify(isCommon ? foldTable({ foods: commonFoods.map(withReadSynonyms) }, keptNutrients.common) : foldTable(table))})`
}

/**
 * Returns the code of a module that lists what each food of the worker's table certainly contains, the main content
 * first. The demo needs nothing else of the identities: no names, no families, no possible contents.
 */
function identitiesCode(isCommon: boolean): string {
  const contentsOf: Readonly<Record<string, string | undefined>> = identities.foods
  const held = (isCommon ? commonFoods : table.foods).map(
    ({ id }) => contentsOf[id]?.replace(/\|.*/, '') ?? '',
  )
  return `import table from './foods.json'
  const held = ${JSON.stringify(held.join('\n'))}.split('\\n')
  export default {
    bases: [], families: [], everydayWords: '',
    foods: Object.fromEntries(table.foods.map(({ id }, at) => [id, held[at]])),
  }`
}

/**
 * Leaves out the synonyms that the worker of the common foods leaves to the whole table, and those that the meal reader's
 * own names, which come first, give to the same food.
 */
function withReadSynonyms<Row extends { readonly id: string; readonly synonyms: string }>(row: Row): Row {
  const own = ownNames().get(row.id)
  const added = row.synonyms.split('|').filter((synonym) => !own?.has(normalizeText(synonym)))
  return { ...row, synonyms: readOnly(added).join('|') }
}

let namesByFood: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** Returns the meal reader's own names of each food. */
function ownNames(): ReadonlyMap<string, ReadonlySet<string>> {
  namesByFood ??= new Map(
    [...Map.groupBy(readNames(), ({ food }) => food)].map(([food, entries]) => [
      food,
      new Set(entries.flatMap(({ says }) => says.split('|').map(normalizeText))),
    ]),
  )
  return namesByFood
}

function listCode(texts: readonly string[]): string {
  return `${JSON.stringify(texts.join('|'))}.split('|')`
}
