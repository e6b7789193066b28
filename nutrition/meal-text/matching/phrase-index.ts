import type { Dish } from '../../foods/dishes/dish.ts'
import type { Food, Preparation } from '../../foods/food.ts'
import { cookingOf, isCookingWord } from '../words/cooking-words.ts'
import { linkWords } from '../words/filler-words.ts'
import type { Cooking, FoodNames } from '../names/food-names.ts'
import { standIns } from '../names/stand-ins.ts'
import { tokenize } from '../words/tokens.ts'
import { baseForms } from '../words/words.ts'

/** Food that a name in the index refers to. */
export interface NamedFood {
  readonly food: Food
  /** Dish whose parts a person may change. `food` is its usual form. */
  readonly dish?: Dish
  readonly cooked: Readonly<Partial<Record<Cooking, Food>>>
  readonly spooned?: Food
  readonly measure?: string
  readonly pieceGrams?: number
  readonly takes?: 'flavor' | 'filling'
  /** Other own foods with the same words: `meu whey` in an account with two. */
  readonly others?: readonly Food[]
  /** Set if the row stands in for a food that the table lacks (`names/stand-ins.ts`). */
  readonly standsIn?: 'close' | 'far'
}

/** Node of the trie of names: a word of a name. `children` are the words that can follow it. */
export interface NameNode {
  readonly children: Map<string, NameNode>
  named?: NamedFood
  /** True if the text must contain the name's link word: `pão de queijo` is not `pão, queijo`. */
  needsLink?: boolean
}

/** Trie of all food names by word, with the words for spelling correction. */
export interface PhraseIndex {
  readonly root: NameNode
  /** Words of food names, each with the popularity of the most common food that has it in its name. */
  readonly vocabulary: ReadonlyMap<string, number>
}

/** Words of food names, each with the highest popularity added for it. */
export class Vocabulary extends Map<string, number> {
  add(word: string, popularity: number): void {
    if ((this.get(word) ?? -1) < popularity) this.set(word, popularity)
  }
}

/** Table rows that combine two foods. They are not indexed, so that a text with both words is read as two items. */
const twoFoods = new Set([
  'pof:8570107:99',
  'pof:8570328:99',
  'pof:8570329:99',
  'pof:8570330:99',
  'pof:8579005:99',
  'pof:8579006:99',
  'pof:8571110:99',
  'pof:8571111:99',
  'pof:8571112:99',
  'pof:8571113:99',
  'pof:8578404:99',
  'pof:8506201:99',
  'usda:93301216',
])
/** Table rows of seasonings. They are not indexed, because a seasoning is never an item of a plate. */
const seasonings = new Set([
  'taco:516',
  'taco:517',
  'taco:513',
  'taco:514',
  'taco:519',
  'pof:6709701:99',
  'taco:114',
  'taco:81',
  'taco:133',
  'taco:153',
  'taco:108',
])
/** Row of a complete plate. It is not indexed, because a plate is read as its foods. */
const wholePlate = 'pof:8570101:99'
/** Names that are read as one food only with their link word; without it they are two foods. */
const linkedNames = new Set(['pao queijo', 'queijo manteiga', 'arroz leite'])

/** First words of names that are not indexed, because the parser reads such names as an amount and a food. */
const servingWords = new Set([
  'porcao',
  'prato',
  'copo',
  'xicara',
  'lata',
  'fatia',
  'pedaco',
  'colher',
  'pacote',
  'tigela',
  'concha',
  'taca',
  'caneca',
  'fio',
  'pitada',
  'punhado',
  'dose',
  'garrafa',
  'pires',
  'cuia',
])

export interface NameSources {
  readonly foods: readonly Food[]
  readonly names: readonly FoodNames[]
  /**
   * Names of foods and dishes that come first and to which no other spelling is corrected. One with `de` is read only
   * with a link word, because `macarrão arroz` is two foods.
   */
  readonly exactNames?: readonly FoodNames[]
  readonly dishes: readonly { readonly dish: Dish; readonly food: Food }[]
}

/**
 * Builds the index: first the parser's own names, then the names and synonyms of the table, then those of the dishes.
 * From the table and the dishes, single words that `isPlainWord` recognises as ordinary (`completo`, `simples`) are
 * left out.
 */
export function buildPhraseIndex(
  { foods, names, exactNames = [], dishes }: NameSources,
  isPlainWord: (word: string) => boolean,
): PhraseIndex {
  const byId = new Map(foods.map((food) => [food.id, food]))
  const root: NameNode = { children: new Map() }
  const vocabulary = new Vocabulary()
  const own = new Set<NameNode>()
  const addNames = (entries: readonly FoodNames[], words: Vocabulary, isExact = false) => {
    for (const entry of entries) {
      const named = resolveNames(entry, byId)
      if (!named) continue
      for (const says of entry.says.split('|')) {
        const node = descend(root, keysOf(says), { vocabulary: words, popularity: named.food.popularity })
        if (isExact) requireLink(node, says)
        if (own.has(node)) continue
        node.named = named
        own.add(node)
      }
    }
  }
  addNames(exactNames, new Vocabulary(), true)
  addNames(names, vocabulary)
  const ranked = [...foods].sort((a, b) => b.popularity - a.popularity)
  const tableNames = ranked
    .filter((food) => !seasonings.has(food.id) && food.id !== wholePlate && !twoFoods.has(food.id))
    .flatMap((food) =>
      [food.name, ...food.synonyms].flatMap(withoutBrackets).map((name) => ({ food, keys: keysOf(name) })),
    )
  // `pão com queijo` is also a synonym of a sandwich, but means two foods. Only rows whose own name has the same words
  // after `com` keep such a synonym.
  const isPair = ({ food, keys }: TableName) =>
    keys.includes('com') && partnerOf(keys) !== partnerOf(keysOf(food.name))
  for (const one of tableNames.filter((name) => !isPair(name)))
    addTableName(root, vocabulary, one, isPlainWord)
  const isTwoFoods = ({ keys }: TableName) => {
    const at = keys.indexOf('com')
    return isName(root, keys.slice(0, at)) && isName(root, keys.slice(at + 1))
  }
  for (const one of tableNames.filter(isPair))
    if (!isTwoFoods(one)) addTableName(root, vocabulary, one, isPlainWord)
  addDishNames(root, vocabulary, dishes, isPlainWord)
  addNamesOfDishes(root, exactNames, dishes)
  markStandIns(root)
  aliasFirstWord(root, 'x', 'xis')
  return { root, vocabulary }
}

/** Requires the link word of a name, unless the node also has a name without one. */
function requireLink(node: NameNode, says: string) {
  const isLinked = / (?:d[aeo]s?|n[ao]|a) /u.test(says)
  if (!isLinked) node.needsLink = false
  else node.needsLink ??= true
}

function markStandIns(root: NameNode) {
  for (const closeness of ['close', 'far'] as const) {
    for (const says of standIns[closeness].split('|')) {
      const node = findNode(root, keysOf(says))
      if (node?.named && !node.named.dish) node.named = { ...node.named, standsIn: closeness }
    }
  }
}

/** Adds the names of dishes. A dish replaces the row that had its name; a name that joins two foods stays two foods. */
function addDishNames(
  root: NameNode,
  vocabulary: Vocabulary,
  dishes: NameSources['dishes'],
  isPlainWord: (word: string) => boolean,
) {
  for (const { dish, food } of dishes) {
    for (const name of [dish.name, ...dish.synonyms]) {
      const keys = keysOf(name)
      const [first] = keys
      if (first === undefined || (keys.length === 1 && isPlainWord(first)) || servingWords.has(first))
        continue
      if (isPairOfFoods(root, keys)) continue
      const node = descend(root, keys, { vocabulary, popularity: dish.popularity })
      node.named = dish.plain
        ? { cooked: {}, ...node.named, food: node.named?.food ?? dish.plain, dish }
        : { food, cooked: {}, dish }
    }
  }
}

/** Adds the names whose food is a dish: brands for which a dish stands in. */
function addNamesOfDishes(root: NameNode, names: readonly FoodNames[], dishes: NameSources['dishes']) {
  const byId = new Map<string, NameSources['dishes'][number]>(dishes.map((one) => [one.dish.id, one]))
  for (const { says, food: id, pieceGrams, standsIn } of names) {
    const { dish, food } = byId.get(id) ?? {}
    if (!dish || !food) continue
    for (const name of says.split('|')) {
      const node = descend(root, keysOf(name), { vocabulary: new Vocabulary(), popularity: 0 })
      requireLink(node, name)
      node.named = {
        food: dish.plain ?? food,
        cooked: {},
        dish,
        ...(pieceGrams !== undefined && { pieceGrams }),
        ...(standsIn && { standsIn }),
      }
    }
  }
}

/**
 * Returns whether a name joins two foods that are read separately: `iogurte com granola`, but not `pizza de frango com
 * catupiry`.
 */
function isPairOfFoods(root: NameNode, keys: readonly string[]): boolean {
  const at = keys.indexOf('com')
  if (at <= 0 || !isName(root, keys.slice(at + 1))) return false
  const head = findNode(root, keys.slice(0, at))?.named
  return head !== undefined && head.dish === undefined && head.takes !== 'filling'
}

/** Adds an alternative first word to all names that start with `word`: `x-salada` may also be written `xis salada`. */
function aliasFirstWord(root: NameNode, word: string, alias: string) {
  const from = root.children.get(word)
  const to = root.children.get(alias) ?? { children: new Map<string, NameNode>() }
  for (const [key, child] of from?.children ?? []) if (!to.children.has(key)) to.children.set(key, child)
  root.children.set(alias, to)
}

/** Cooking method that corresponds to a row's preparation. */
const ownCookings: Readonly<Partial<Record<Preparation, Cooking>>> = {
  cru: 'cru',
  cozido: 'cozido',
  grelhado: 'grelhado',
  assado: 'assado',
  frito: 'frito',
  empanado: 'empanado',
  refogado: 'refogado',
  ensopado: 'ensopado',
}

function resolveNames(entry: FoodNames, byId: ReadonlyMap<string, Food>): NamedFood | undefined {
  const food = byId.get(entry.food)
  if (!food) return undefined
  const cooked: Partial<Record<Cooking, Food>> = {}
  const own = ownCookings[food.preparation]
  if (own) cooked[own] = food
  for (const [cooking, id] of Object.entries(entry.cooked ?? {})) {
    const found = byId.get(id)
    if (found) cooked[cooking as Cooking] = found
  }
  const spooned = entry.spooned === undefined ? undefined : byId.get(entry.spooned)
  return {
    food,
    cooked,
    ...(spooned && { spooned }),
    ...(entry.pieceGrams !== undefined && { pieceGrams: entry.pieceGrams }),
    ...(entry.measure && { measure: entry.measure }),
    ...(entry.takes && { takes: entry.takes }),
    ...(entry.standsIn && { standsIn: entry.standsIn }),
  }
}

/** Returns the variants of a name with a brand in brackets: name and brand, name alone, brand alone. */
function withoutBrackets(name: string): readonly string[] {
  const found = /^(.+?) \((.+)\)(.*)$/u.exec(name)
  if (!found) return [name]
  const [, head = '', inside = '', tail = ''] = found
  const whole = `${head} ${inside}${tail}`
  return /^\p{Lu}\p{Ll}/u.test(inside) ? [whole, head + tail, inside] : [whole, head + tail]
}

interface TableName {
  readonly food: Food
  readonly keys: readonly string[]
}

/** Returns the words after `com` in a name; `undefined` for a name without `com`. */
function partnerOf(keys: readonly string[]): string | undefined {
  const at = keys.indexOf('com')
  return at < 0 ? undefined : keys.slice(at + 1).join(' ')
}

function isName(root: NameNode, keys: readonly string[]): boolean {
  return findNode(root, keys)?.named !== undefined
}

function findNode(root: NameNode, keys: readonly string[]): NameNode | undefined {
  let node: NameNode | undefined = root
  for (const key of keys) node = node?.children.get(key)
  return node
}

function addTableName(
  root: NameNode,
  vocabulary: Vocabulary,
  { food, keys }: TableName,
  isPlainWord: (word: string) => boolean,
) {
  const [first] = keys
  if (first === undefined || (keys.length === 1 && isPlainWord(first)) || servingWords.has(first)) return
  const cooking = keys
    .map((key) => (isCookingWord(key) ? cookingOf(key, true) : undefined))
    .find((found) => found !== undefined)
  const rest = keys.filter((key) => !isCookingWord(key))
  if (rest.length === 0 || keys.join(' ').length < 2) return
  const words = { vocabulary, popularity: food.popularity }
  const whole = descend(root, keys, words)
  whole.named ??= nameRow(food, cooking, takesOf(root, keys))
  if (!cooking) return
  const node = descend(root, rest, words)
  if (!node.named) node.named = nameRow(food, cooking, takesOf(root, rest))
  else if (!node.named.cooked[cooking] && node.named.food.group === food.group) {
    node.named = { ...node.named, cooked: { ...node.named.cooked, [cooking]: food } }
  }
}

/**
 * Returns `takes` of the longest known name with which a name starts: `gelatina diet` accepts a flavor because
 * `gelatina` does.
 */
function takesOf(root: NameNode, keys: readonly string[]): NamedFood['takes'] {
  let node: NameNode | undefined = root
  let takes: NamedFood['takes']
  for (const key of keys) {
    node = node?.children.get(key)
    takes = node?.named?.takes ?? takes
  }
  return takes
}

function nameRow(food: Food, cooking: Cooking | undefined, takes: NamedFood['takes']): NamedFood {
  return { food, cooked: cooking ? { [cooking]: food } : {}, ...(takes && { takes }) }
}

/** Returns the node of a name and creates missing nodes on the way. */
export function descend(
  root: NameNode,
  keys: readonly string[],
  { vocabulary, popularity }: { readonly vocabulary: Vocabulary; readonly popularity: number },
): NameNode {
  let node = root
  for (const key of keys) {
    vocabulary.add(key, popularity)
    let child = node.children.get(key)
    if (!child) {
      child = { children: new Map() }
      node.children.set(key, child)
    }
    node = child
  }
  if (linkedNames.has(keys.join(' '))) node.needsLink = true
  return node
}

/** Returns the words of a name in the form in which the index has them. */
export function keysOf(name: string): readonly string[] {
  return tokenize(name)
    .filter((token) => token.kind === 'word' || token.kind === 'number')
    .map((token) => token.key)
    .filter((key) => !linkWords.has(key))
}

/** Returns the first word of a food's name whose diminutive or augmentative is `key`: `franguinho` -> `frango`. */
export function baseOfDiminutive(index: PhraseIndex, key: string): string | undefined {
  return baseForms(key).find((base) => index.root.children.has(base))
}
