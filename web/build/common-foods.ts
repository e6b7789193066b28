import dishTable from '../../nutrition/data/dishes.json' with { type: 'json' }
import table from '../../nutrition/data/foods.json' with { type: 'json' }
import { normalizeText } from '#nutrition/foods/normalize-text.ts'
import { composedDishes } from '#nutrition/foods/dishes/dish-table.ts'
import { foods } from '#nutrition/foods/food-table.ts'
import { negations } from '#nutrition/meal-text/words/filler-words.ts'
import { knowsWords, makeNameReader } from '#nutrition/meal-text/finding/food-finder.ts'
import { readMeal } from '#nutrition/meal-text/meal-text.ts'
import { idiomPhrases } from '#nutrition/meal-text/words/idioms.ts'
import { lookalikes } from '#nutrition/meal-text/words/lookalikes.ts'
import type { FoodNames } from '#nutrition/meal-text/names/food-names.ts'
import { makerNames } from '#nutrition/meal-text/words/maker-names.ts'
import { keysOf } from '#nutrition/meal-text/matching/phrase-index.ts'
import { rowlessFoods } from '#nutrition/meal-text/matching/rowless-foods.ts'
import { standIns } from '#nutrition/meal-text/names/stand-ins.ts'
import { laterNames, namedFoods } from '#nutrition/meal-text/names/named-foods.ts'

const linkWords = new Set(['a', 'ao', 'com', 'da', 'das', 'de', 'do', 'dos', 'e', 'em', 'na', 'no', 'o'])

type Row = (typeof table.foods)[number]
type DishRow = (typeof dishTable.dishes)[number]

/**
 * Minimum popularity of a food or dish in the landing page's first worker (own choice, so that the worker stays below
 * 90 kB).
 */
const commonFrom = { foods: 0.36, dishes: 0.26 }

/**
 * Less popular foods and dishes that are included as well, because the meal reader returns them for texts about
 * common foods: `açaí 300 ml com granola`, `polenta frita`.
 */
const madeOfCommon = new Set([
  'dish:acai-polpa',
  'dish:acai-puro',
  'dish:feijoada-completa-prato',
  'dish:mexidao',
  'dish:sopa-fuba',
  'dish:temaki-frito',
  'dish:vitamina-morango',
  'pof:8500215:99',
])

/** Popular foods and dishes that the first worker still leaves to the whole table, to stay below 90 kB (own choice). */
const rarelyNamed = new Set([
  'dish:pao-mortadela',
  'dish:queijo-quente',
  'dish:bauru',
  'dish:smash-burger',
  'pof:7800302:9', // Frango em pedaços ao molho branco
  'pof:7200101:9', // Peixe de mar ao molho branco
  'pof:7800402:9', // Filé de frango ao molho branco
  'pof:7800302:6', // Frango em pedaços à milanesa
  'pof:7200101:6', // Peixe de mar à milanesa
  'pof:7800302:15', // Sopa de frango em pedaços
  'pof:7800701:13', // Asa de frango ensopada
  'pof:7200101:8', // Peixe de mar ao molho de tomate
  'pof:7200101:13', // Peixe de mar ensopado
  'pof:7800402:8', // Filé de frango ao molho de tomate
  'pof:7800402:13', // Filé de frango ensopado
  'pof:7800402:7', // Filé de frango refogado
  'taco:438', // Presunto com gordura
  'taco:86', // Batata-baroa cozida
  'taco:178', // Banana-maçã
  'taco:594', // Linhaça
  'pof:7803301:4', // Ovo assado
  'dish:yakisoba-frango', // Yakisoba de frango
  'pof:8571110:99', // Carne de panela com batata
  'pof:7803301:7', // Ovo refogado
  'pof:7104301:13', // Carne moída ensopada
  'pof:7104301:5', // Carne moída frita
  'taco:416', // Hambúrguer bovino frito
  'pof:7200101:5', // Peixe de mar frito
  'pof:8100201:2', // Carne de sol cozida
  'taco:492', // Açúcar cristal
  'pof:8004001:99', // Bolo de laranja
  'pof:7902902:99', // Cream cheese
  'pof:7801407:99', // Canja de galinha
  'pof:8000237:99', // Bisnaguinha
  'pof:8100201:4', // Carne de sol assada
  'pof:8500315:99', // Sanduíche de queijo
  'pof:6705201:2', // Vagem cozida
  'pof:8500606:99', // Limonada
  'pof:8502701:99', // Risoto
  'pof:6300701:2', // Milho cozido
  'taco:68', // Abóbora refogada
  'taco:95', // Berinjela cozida
  'taco:328', // Acém cozido
  'taco:315', // Salmão com pele grelhado
  'taco:344', // Contrafilé com gordura grelhado
  'taco:320', // Sardinha frita
  'taco:440', // Quibe assado
  'taco:384', // Carne-seca cozida
  'taco:159', // Molho de tomate pronto
  'pof:8001401:99', // Pão integral caseiro
  'pof:7802901:4', // Nuggets de frango assados
  'taco:198', // Goiabada
  'taco:229', // Manga palmer
  'pof:6705201:7', // Vagem refogada
  'dish:hot-roll', // Hot roll
  'dish:x-burger-duplo', // X-burger duplo
  'dish:marmita-fit', // Marmita fit
  'dish:carne-moida-batata', // Carne moída com batata
  'dish:temaki-salmao', // Temaki de salmão
  'taco:284', // Camarão cozido
  'dish:escondidinho-carne-seca', // Escondidinho de carne-seca
  'taco:430', // Costelinha de porco assada
  'taco:432', // Lombo de porco assado
  'pof:7903301:99', // Queijo gorgonzola
  'taco:428', // Bisteca de porco frita
  'taco:435', // Pernil assado
  'taco:556', // Yakisoba
  'taco:99', // Biscoito de polvilho
  'pof:6902601:99', // Pudim de leite
  'pof:7109101:9', // Carne bovina ao molho branco
  'pof:7104301:9', // Carne moída ao molho branco
  'pof:7104301:15', // Sopa de carne moída
  'pof:7109101:15', // Sopa de carne bovina
  'pof:7109101:10', // Carne bovina ao alho e óleo
  'pof:7109101:12', // Carne bovina ao vinagrete
  'pof:7800701:3', // Asa de frango grelhada
  'pof:7200101:2', // Peixe de mar cozido
  'pof:7200101:4', // Peixe de mar assado
  'pof:7800302:7', // Frango em pedaços refogado
  'pof:7800302:8', // Frango em pedaços ao molho de tomate
  'pof:7800701:5', // Asa de frango frita
  'pof:8100201:2', // Carne de sol cozida
  'pof:8100201:3', // Carne de sol grelhada
  'pof:7800701:4', // Asa de frango assada
  'pof:7800402:5', // Filé de frango frito
  'taco:492', // Açúcar cristal
  'pof:6303102:99', // Feijão caseiro temperado
])

export const commonDishes: readonly DishRow[] = dishTable.dishes.filter(
  ({ id, popularity }) => (popularity >= commonFrom.dishes && !rarelyNamed.has(id)) || madeOfCommon.has(id),
)
const partIds = new Set(
  commonDishes.flatMap((dish) => [...dish.parts.map(([id]) => id), 'plain' in dish ? dish.plain : undefined]),
)

export const commonFoods: readonly Row[] = table.foods.filter(
  ({ id, popularity }) =>
    (popularity >= commonFrom.foods && !rarelyNamed.has(id)) || partIds.has(id) || madeOfCommon.has(id),
)
const commonIds = new Set(commonFoods.map(({ id }) => id))

/** Names of the common foods. The meal reader ignores a name of a food that its table lacks. */
export const commonNames = namedFoods
  .filter(({ food }) => commonIds.has(food))
  .map(({ cooked, ...name }) => ({ ...name, ...(cooked && { cooked: keepCommon(cooked) }) }))

function keepCommon(cooked: NonNullable<FoodNames['cooked']>): NonNullable<FoodNames['cooked']> {
  return Object.fromEntries(Object.entries(cooked).filter(([, id]) => commonIds.has(id)))
}

const everyFood = [...table.foods, ...dishTable.dishes]
const commonWords = new Set([
  ...wordsOf([...commonFoods, ...commonDishes].flatMap(namesOf)),
  ...wordsOf(commonNames.flatMap(({ says }) => says.split('|'))),
])

const tableIds: ReadonlySet<string> = new Set([...commonFoods, ...commonDishes].map(({ id }) => id))

const namesSaid = [
  ...[...otherFoods(), ...commonFoods].flatMap(namesOf),
  ...namedFoods.flatMap(({ says }) => says.split('|')),
]

/**
 * Names of up to 3 common words that the meal reader reads as a food outside the common table, such as `cuscuz de
 * tapioca`, but not `café`.
 */
const namesOfCommonWords = [
  ...new Set(namesSaid.filter((name) => isShortOfCommonWords(name) && isReadAsOther(name)).map(wordsInOrder)),
].toSorted()

function isReadAsOther(name: string): boolean {
  return readMeal(name).items.some(({ food }) => !tableIds.has(food.id))
}

/**
 * Words such as `cru` and `fígado`: at least 10 of `namesOfCommonWords` have the word, and at most a sixth as many
 * common foods and dishes have it (own choice). One such word takes less space in the first worker than all the names
 * that have it.
 */
const mostlyRareWords = findMostlyRareWords()

function findMostlyRareWords(): ReadonlySet<string> {
  const ofNames = countWords(namesOfCommonWords.map((name) => name.split(' ')))
  const ofFoods = countWords([...commonFoods, ...commonDishes].map((food) => wordsOf(namesOf(food))))
  const isMostlyRare = (word: string) => {
    const rare = ofNames.get(word) ?? 0
    return rare >= 10 && (ofFoods.get(word) ?? 0) * 6 <= rare
  }
  return new Set([...commonWords].filter(isMostlyRare))
}

/** Returns in how many of the lists each word occurs. */
function countWords(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const words of lists) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Names that the first worker knows. */
export const commonReader = makeNameReader({
  foods: foods.filter(({ id }) => tableIds.has(id)),
  names: namedFoods,
  dishes: composedDishes.filter(({ food }) => tableIds.has(food.id)),
})

/** Stand-ins whose words are all known. The meal reader ignores the others. */
export const commonStandIns = {
  close: knownNames(standIns.close),
  far: knownNames(standIns.far),
}

/** Returns `commonNames` without names that the first worker leaves to the whole table. */
export function readNames(): typeof commonNames {
  return commonNames.flatMap((entry) => {
    const says = readOnly(entry.says.split('|')).join('|')
    return says === '' ? [] : [{ ...entry, says }]
  })
}

let rarities:
  | { readonly words: ReadonlySet<string>; readonly names: readonly (readonly string[])[] }
  | undefined

/** Returns the names that have no rare word and not all words of a rare name. */
export function readOnly(names: readonly string[]): readonly string[] {
  rarities ??= { words: new Set(rareWords()), names: rareNames().map((name) => name.split(' ')) }
  const { words, names: rare } = rarities
  return names.filter((name) => {
    const said = new Set(normalizeText(name).split(/[^\p{L}\d]+/u))
    const isRare = [...said].some((word) => words.has(word))
    return !isRare && !rare.some((together) => together.every((word) => said.has(word)))
  })
}

/** Phrases whose words are all known. The first worker leaves a sentence with any other to the whole table. */
export const commonIdioms: readonly string[] = idiomPhrases.filter((phrase) =>
  knowsWords(phrase, commonReader),
)
export const commonRowlessFoods: readonly string[] = rowlessFoods.filter((name) =>
  knowsWords(name, commonReader),
)
export const commonLookalikes: readonly string[] = [...lookalikes].filter((word) =>
  knowsWords(word, commonReader),
)

function knownNames(names: string): string {
  const isKnown = (name: string) => keysOf(name).every((key) => commonReader.index.vocabulary.has(key))
  return names.split('|').filter(isKnown).join('|')
}

/**
 * Known words in sentences that the first worker does not read, such as orders, shops, denials, corrections, sharing
 * and computed weights: `1 colher, não, foram duas`, `100 g, peso cru`.
 */
const unreadWords = [
  ...'opa dividi divido dividida dividido pedi fiz fez tinha teve veio vieram peguei fiquei'.split(' '),
  ...'balde bk mc mequi carninha polpa polpinha shake latao italiano'.split(' '),
  ...'sobrou peso pesei pesou deu ficou total vazio antes osso casca miolo'.split(' '),
  ...'litrao entre mini espiga taco gema'.split(' '),
  ...negations,
]

/**
 * Returns `unreadWords`, and the words that name only or mostly foods and dishes outside the common ones and that the
 * first worker would take for words it knows. It leaves a sentence with any other unknown word to the whole table
 * anyway.
 */
export function rareWords(): readonly string[] {
  const all = wordsOf([...everyFood.flatMap(namesOf), ...namedFoods.flatMap(({ says }) => says.split('|'))])
  return [...new Set(all)]
    .filter((word) => !commonWords.has(word) || mostlyRareWords.has(word))
    .filter((word) => knowsWords(word, commonReader))
    .concat(unreadWords)
    .toSorted()
}

/**
 * Returns the names that the first worker must leave to the whole table although it knows all their words:
 * `namesOfCommonWords` ("cuscuz tapioca" for "cuscuz de tapioca"), `laterNames`, and `makerNames` that are no food.
 * Leaves out names with a rare word, and names that have all words of another name in the list.
 */
export function rareNames(): readonly string[] {
  const isFood = (name: string) => commonReader.index.root.children.get(name)?.named !== undefined
  const later = [
    ...laterNames.flatMap(({ says }) => says.split('|')),
    ...makerNames.filter((name) => !isFood(name)),
  ]
    .filter((name) => knowsWords(name, commonReader))
    .map(wordsInOrder)
  const known = new Set([...mostlyRareWords, ...rareWords()])
  const names = [...new Set([...namesOfCommonWords, ...later])].map((name) => name.split(' '))
  const rare = names.filter((words) => !words.some((word) => known.has(word)))
  const hasOther = (words: string[]) =>
    rare.some((other) => other.length < words.length && other.every((word) => words.includes(word)))
  return rare.filter((words) => !hasOther(words)).map((words) => words.join(' '))
}

function otherFoods(): (Row | DishRow)[] {
  const common = new Set<unknown>([...commonFoods, ...commonDishes])
  return everyFood.filter((food) => !common.has(food))
}

function wordsInOrder(name: string): string {
  return wordsOf([name]).toSorted().join(' ')
}

/** Names of more than 3 words are table entries that nobody says. */
function isShortOfCommonWords(name: string): boolean {
  const words = wordsOf([name])
  return words.length > 0 && words.length < 4 && words.every((word) => commonWords.has(word))
}

function namesOf({ name, synonyms }: Pick<Row, 'name' | 'synonyms'>): string[] {
  return [name, ...synonyms.split('|')]
}

function wordsOf(names: readonly string[]): string[] {
  return names
    .flatMap((name) => normalizeText(name).split(/[^\p{L}\d]+/u))
    .filter((word) => word !== '' && !linkWords.has(word))
}
