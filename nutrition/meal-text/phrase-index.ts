import type { Food, Preparation } from '../foods/food.ts'
import { cookingOf, isCookingWord, nearestCookings } from './cooking-words.ts'
import { everydayWords, linkWords } from './filler-words.ts'
import type { Cooking, FoodNames } from './names/food-names.ts'
import type { Token } from './tokens.ts'
import { tokenize } from './tokens.ts'
import { lookalikes } from './lookalikes.ts'
import { baseForms } from './words.ts'

/** What a name leads to. */
export interface NamedFood {
  readonly food: Food
  readonly cooked: Readonly<Partial<Record<Cooking, Food>>>
  readonly spooned?: Food
  readonly measure?: string
  readonly pieceGrams?: number
  readonly takes?: 'flavor' | 'filling'
}

export interface FoodMatch {
  readonly named: NamedFood
  readonly food: Food
  readonly cooking?: Cooking
  /** Whether the cooking asked for stands in the table for this food. */
  readonly cookingAgrees: boolean
  /** Words of the name found. */
  readonly words: number
  /** The name is an everyday word too (`manga`, `língua`): food only where the sentence is about eating. */
  readonly isEveryday: boolean
  /** Words read through a spelling correction. */
  readonly typos: number
  /** Index of the first token after the match. */
  readonly next: number
}

interface Node {
  readonly children: Map<string, Node>
  named?: NamedFood
  /** The names that end here hold a link word the text must hold too: `pão de queijo` is not `pão, queijo`. */
  needsLink?: boolean
}

/** All names of all foods as a tree of words, and the words themselves for spelling. */
export interface PhraseIndex {
  readonly root: Node
  readonly vocabulary: ReadonlySet<string>
}

/** Rows of the table that are two foods on a plate; people who say them mean both. */
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
])
/** Seasonings that are never an item of a plate by themselves. */
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
/** A plate is read as its foods. */
const wholePlate = 'pof:8570101:99'
/** Without a link in between these are two foods said one after the other. */
const linkedNames = new Set(['pao queijo', 'queijo manteiga', 'arroz leite'])

/** A synonym that starts so is an amount and a food: the grammar reads both. */
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

/**
 * Builds the index: the parser's own names first, then every name and synonym of the table except single words
 * that `isPlainWord` knows to mean something else (`completo`, `simples`).
 */
export function buildPhraseIndex(
  foods: readonly Food[],
  names: readonly FoodNames[],
  isPlainWord: (word: string) => boolean,
): PhraseIndex {
  const byId = new Map(foods.map((food) => [food.id, food]))
  const root: Node = { children: new Map() }
  const vocabulary = new Set<string>()
  const own = new Set<Node>()
  for (const entry of names) {
    const named = resolveNames(entry, byId)
    if (!named) continue
    for (const says of entry.says.split('|')) {
      const node = descend(root, keysOf(says), vocabulary)
      if (own.has(node)) continue
      node.named = named
      own.add(node)
    }
  }
  const ranked = [...foods].sort((a, b) => b.popularity - a.popularity)
  const tableNames = ranked
    .filter((food) => !seasonings.has(food.id) && food.id !== wholePlate && !twoFoods.has(food.id))
    .flatMap((food) =>
      [food.name, ...food.synonyms]
        .flatMap(withoutBrackets)
        .map((name) => ({ food, name, keys: keysOf(name) })),
    )
  // `pão com queijo` names a sandwich too, but who says it means both foods: only rows named with that partner keep it.
  const isPair = ({ food, keys }: TableName) =>
    keys.includes('com') && partnerOf(keys) !== partnerOf(keysOf(food.name))
  for (const one of tableNames.filter((name) => !isPair(name)))
    addTableName(root, vocabulary, one, isPlainWord)
  for (const one of tableNames.filter(isPair)) {
    const at = one.keys.indexOf('com')
    if (!isName(root, one.keys.slice(0, at)) || !isName(root, one.keys.slice(at + 1)))
      addTableName(root, vocabulary, one, isPlainWord)
  }
  aliasFirstWord(root, 'x', 'xis')
  return { root, vocabulary }
}

/** `x-salada` is also written `xis salada`. */
function aliasFirstWord(root: Node, word: string, alias: string) {
  const from = root.children.get(word)
  const to = root.children.get(alias) ?? { children: new Map<string, Node>() }
  for (const [key, child] of from?.children ?? []) if (!to.children.has(key)) to.children.set(key, child)
  root.children.set(alias, to)
}

/** The way of cooking that a row's own preparation already is. */
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
  }
}

/** `Pudim cremoso (Danette)` is said with the brand, without it, or by the brand alone. */
function withoutBrackets(name: string): readonly string[] {
  const found = /^(.+?) \((.+)\)(.*)$/u.exec(name)
  if (!found) return [name]
  const [, head = '', inside = '', tail = ''] = found
  const whole = `${head} ${inside}${tail}`
  return /^\p{Lu}\p{Ll}/u.test(inside) ? [whole, head + tail, inside] : [whole, head + tail]
}

interface TableName {
  readonly food: Food
  readonly name: string
  readonly keys: readonly string[]
}

/** What stands after the `com` of a name. */
function partnerOf(keys: readonly string[]): string | undefined {
  const at = keys.indexOf('com')
  return at < 0 ? undefined : keys.slice(at + 1).join(' ')
}

function isName(root: Node, keys: readonly string[]): boolean {
  let node: Node | undefined = root
  for (const key of keys) node = node?.children.get(key)
  return node?.named !== undefined
}

function addTableName(
  root: Node,
  vocabulary: Set<string>,
  { food, keys }: TableName,
  isPlainWord: (word: string) => boolean,
) {
  if (keys.length === 0 || (keys.length === 1 && isPlainWord(keys[0]!)) || servingWords.has(keys[0]!)) return
  const cooking = keys
    .map((key) => (isCookingWord(key) ? cookingOf(key, true) : undefined))
    .find((found) => found !== undefined)
  const rest = keys.filter((key) => !isCookingWord(key))
  if (rest.length === 0 || keys.join(' ').length < 2) return
  const whole = descend(root, keys, vocabulary)
  whole.named ??= nameRow(food, cooking, takesOf(root, keys))
  if (!cooking) return
  const node = descend(root, rest, vocabulary)
  if (!node.named) node.named = nameRow(food, cooking, takesOf(root, rest))
  else if (!node.named.cooked[cooking] && node.named.food.group === food.group) {
    node.named = { ...node.named, cooked: { ...node.named.cooked, [cooking]: food } }
  }
}

/** A longer name takes what the shorter name it starts with takes: `gelatina diet` a flavor, as `gelatina` does. */
function takesOf(root: Node, keys: readonly string[]): NamedFood['takes'] {
  let node: Node | undefined = root
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

function descend(root: Node, keys: readonly string[], vocabulary: Set<string>): Node {
  let node = root
  for (const key of keys) {
    vocabulary.add(key)
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

function keysOf(name: string): readonly string[] {
  return tokenize(name)
    .filter((token) => token.kind === 'word' || token.kind === 'number')
    .map((token) => token.key)
    .filter((key) => !linkWords.has(key))
}

/** Words that are only a food when their accent is written: `cará`, `romã`. */
const accentOnly = new Set(['cara', 'roma'])

interface Walk {
  readonly at: number
  readonly node: Node
  readonly words: number
  readonly typos: number
  /** Words read as a diminutive of the name's word. */
  readonly diminutives: number
  readonly cooking?: Cooking
  readonly linked: boolean
}

/**
 * The longest name that starts at a token. Link words are skipped and cooking words taken out on the way, so
 * `batata cozida doce` and `peito grelhado de frango` meet their names. `spell` corrects an unknown word.
 */
export function matchFood(
  index: PhraseIndex,
  tokens: readonly Token[],
  at: number,
  spell: (token: Token) => string | undefined,
): FoodMatch | undefined {
  let best: (Walk & { readonly named: NamedFood }) | undefined
  const pending: Walk[] = [{ at, node: index.root, words: 0, typos: 0, diminutives: 0, linked: false }]
  for (let walk = pending.pop(); walk; walk = pending.pop()) {
    const { node } = walk
    if (node.named && (!node.needsLink || walk.linked) && isBetter(walk, best))
      best = { ...walk, named: node.named }
    pending.push(...steps(walk, tokens, spell))
  }
  if (!best) return undefined
  const first = tokens[at]!
  if (best.words === 1 && accentOnly.has(first.accented) && !best.cooking) return undefined
  return finish(best, tokens)
}

function isBetter(walk: Walk, best: Walk | undefined): boolean {
  if (!best) return true
  return scoreOf(walk) > scoreOf(best)
}

function scoreOf(walk: Walk): number {
  return walk.words - walk.typos * 0.5 - walk.diminutives * 0.01
}

function steps(
  walk: Walk,
  tokens: readonly Token[],
  spell: (token: Token) => string | undefined,
): readonly Walk[] {
  let at = walk.at
  let linked = walk.linked
  const found: Walk[] = []
  for (let links = 0; links <= 2; links++) {
    const token = tokens[at]
    if (!token || (token.kind !== 'word' && token.kind !== 'number')) break
    for (const { node, typos, diminutives } of childrenFor(walk.node, token, spell)) {
      found.push({
        ...walk,
        at: at + 1,
        node,
        words: walk.words + 1,
        typos: walk.typos + typos,
        diminutives: walk.diminutives + diminutives,
        linked,
      })
    }
    if (walk.words === 0) break
    const cooking = cookingOf(token.key, links > 0)
    if (cooking && !walk.cooking) found.push({ ...walk, at: at + 1, cooking, linked })
    if (!linkWords.has(token.plain) && !interjected.has(token.plain)) break
    linked ||= linkWords.has(token.plain)
    at++
  }
  return found
}

interface Child {
  readonly node: Node
  readonly typos: number
  readonly diminutives: number
}

/** The next words of names that a token may be: itself, what it is a diminutive of, or what it misspells. */
function childrenFor(
  node: Node,
  token: Token,
  spell: (token: Token) => string | undefined,
): readonly Child[] {
  const keys =
    token.kind === 'word' && !lookalikes.has(token.key) ? [token.key, ...baseForms(token.key)] : [token.key]
  const children = keys
    .flatMap((key) => node.children.get(key) ?? [])
    .map((child) => ({
      node: child,
      typos: 0,
      diminutives: child === node.children.get(token.key) ? 0 : 1,
    }))
  if (children.length > 0 || token.kind !== 'word') return children
  const guess = spell(token)
  const spelled = guess === undefined ? undefined : node.children.get(guess)
  return spelled ? [{ node: spelled, typos: 1, diminutives: 0 }] : []
}

/** Takes the cooking words that follow the name and picks the row they ask for. */
function finish(walk: Walk & { readonly named: NamedFood }, tokens: readonly Token[]): FoodMatch {
  let { at, cooking } = walk
  for (let tail = readTail(tokens, at, false); tail; tail = readTail(tokens, at, cooking !== undefined)) {
    cooking ??= tail.cooking
    at = tail.next
  }
  const { named } = walk
  const asked = cooking && cookedAs(named, cooking)
  return {
    named,
    food: asked?.food ?? named.food,
    ...(cooking && { cooking }),
    cookingAgrees: cooking === undefined || asked?.agrees === true,
    words: walk.words,
    isEveryday: walk.words === 1 && !cooking && everydayWords.has(tokens[walk.at - 1]?.key ?? ''),
    typos: walk.typos,
    next: at,
  }
}

function cookedAs(
  named: NamedFood,
  cooking: Cooking,
): { readonly food: Food; readonly agrees: boolean } | undefined {
  const exact = named.cooked[cooking]
  if (exact) return { food: exact, agrees: true }
  const near = nearestCookings[cooking].map((other) => named.cooked[other]).find((food) => food !== undefined)
  return near && { food: near, agrees: false }
}

/** Said in the middle of a name: `pizza inteira de calabresa`. */
const interjected = new Set([
  'inteira',
  'inteiro',
  'grande',
  'pequena',
  'pequeno',
  'media',
  'medio',
  'aberta',
  'fechada',
  'quente',
  'gelado',
  'gelada',
  'caseiro',
  'caseira',
  'gigante',
  'familia',
  'bem',
  'quentinho',
  'quentinha',
])

const tailWords = new Set([
  'bem',
  'meio',
  'muito',
  'super',
  'e',
  'pouco',
  'levemente',
  'todo',
  'toda',
  'alho',
  'oleo',
  'manteiga',
  'azeite',
  'acebolado',
  'acebolada',
  'cebolado',
  'passado',
  'mal',
  'ponto',
  'temperado',
  'temperada',
  'mineira',
  'moda',
  'casa',
  'passarinho',
])

/** `nhoque à bolonhesa`, `frango à moda da casa`: a style of the food before. */
const styles = new Set([
  'bolonhesa',
  'sugo',
  'carbonara',
  'mineira',
  'baiana',
  'portuguesa',
  'francesa',
  'italiana',
  'paulista',
  'gaucha',
  'caipira',
  'oriental',
  'grega',
  'provencal',
  'belle',
  'alfredo',
  'pesto',
  'funghi',
  'madeira',
  'gorgonzola',
  'romana',
  'brasileira',
  'nordestina',
  'cubana',
])

/** `na brasa`, `bem passado`, `à milanesa`, `no alho e óleo`: only where a cooking word is at the end of it. */
function readTail(
  tokens: readonly Token[],
  from: number,
  isCooked: boolean,
): { readonly cooking?: Cooking; readonly next: number } | undefined {
  let at = from
  let isAfterPreposition = false
  for (let step = 0; step < 4; step++) {
    const token = tokens[at]
    if (!token || token.kind !== 'word') return undefined
    const cooking = cookingOf(token.key, isAfterPreposition)
    if (cooking) return { cooking, next: at + 1 }
    if (/^(?:na|no|ao|a|em)$/u.test(token.plain)) isAfterPreposition = true
    else if (isAfterPreposition && token.key === 'manteiga') return { cooking: 'refogado', next: at + 1 }
    else if (isAfterPreposition && token.key === 'molho') return { cooking: 'ensopado', next: at + 1 }
    else if (isAfterPreposition && /^(?:azeite|alho)$/u.test(token.key)) return { next: at + 1 }
    else if (isAfterPreposition && token.key === 'oleo') return { cooking: 'frito', next: at + 1 }
    else if (isAfterPreposition && styles.has(token.key)) return { next: at + 1 }
    else if (!tailWords.has(token.plain) || (token.plain === 'e' && !isCooked && step === 0)) return undefined
    at++
  }
  return undefined
}

/** The vocabulary word that a diminutive comes from: `franguinho` -> `frango`. */
export function undiminished(index: PhraseIndex, key: string): string | undefined {
  return baseForms(key).find((base) => index.root.children.has(base))
}
