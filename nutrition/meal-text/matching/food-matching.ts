import { itemAt } from '../../shared/collections/lookup.ts'
import { type DishVariation, isCookingFat } from '../../foods/dishes/vary-dish.ts'
import type { Food, FoodGroup } from '../../foods/food.ts'
import { cookingAfterAmount, cookingOf, isWithoutFat, nearestCookings } from '../words/cooking-words.ts'
import { everydayWords, linkWords } from '../words/filler-words.ts'
import { cookedLean, isFat } from './lean-cooking.ts'
import { lookalikes } from '../words/lookalikes.ts'
import { isMaker, makerEnd } from '../words/maker-names.ts'
import type { Cooking } from '../names/food-names.ts'
import type { NamedFood, NameNode, PhraseIndex } from './phrase-index.ts'
import type { Token } from '../words/tokens.ts'
import { baseForms } from '../words/words.ts'

export interface FoodMatch {
  readonly named: NamedFood
  readonly food: Food
  /** Words of the name as the person wrote them. */
  readonly said: string
  /** Foods named only as flavor or filling; they have no weight. */
  readonly flavors?: readonly Food[]
  /** Changes to a dish that the person named. */
  readonly variation?: DishVariation
  /** Words about the food that its row does not match. */
  readonly unmet?: UnmetWords
  readonly cooking?: Cooking
  /** False if the table lacks the food in the cooking method that the person named. */
  readonly cookingAgrees: boolean
  /** Number of matched words of the name. */
  readonly words: number
  /** True if the name is also an everyday word (`manga`, `língua`), which is a food only in sentences about eating. */
  readonly isEveryday: boolean
  /** Number of words matched by spelling correction. */
  readonly typos: number
  /** Index of the first token after the match. */
  readonly next: number
}

/** Words that the counted row does not match: `coxinha de jaca`. */
export interface UnmetWords {
  readonly said: string
  /** Foods that match the words, to offer as an answer. */
  readonly instead: readonly Food[]
}

/** Names of an account's saved meals, prepared for `readMeal`. */
export interface SavedNames {
  /** Replaces each saved name by one token if the name is a whole clause. */
  readonly take: (tokens: readonly Token[]) => readonly Token[]
  /** Returns the saved meal that a token of `take` stands for, as a food. One portion of it is the whole meal. */
  readonly matchAt: (tokens: readonly Token[], at: number) => FoodMatch | undefined
}

/** Returns the food whose name starts at a token; `undefined` if none does. */
export type FindFood = (at: number) => FoodMatch | undefined

/** Returns the search for foods in a list of tokens, for rules that rewrite it. */
export type FinderOf = (tokens: readonly Token[]) => FindFood

/** Words that are a food only when written with their accent: `cará`, `romã`. Listed without the accent. */
const accentOnly = new Set(['cara', 'roma'])

interface Walk {
  /** First token of the name. */
  readonly start: number
  readonly at: number
  readonly node: NameNode
  readonly words: number
  readonly typos: number
  /** Number of words matched as a diminutive. */
  readonly diminutives: number
  readonly cooking?: Cooking
  readonly linked: boolean
}

/**
 * Returns the longest name that starts at a token. Skips link words and extracts cooking words, so that `batata cozida
 * doce` and `peito grelhado de frango` match. `spell` corrects unknown words.
 */
export function matchFood(
  index: PhraseIndex,
  tokens: readonly Token[],
  at: number,
  spell: (token: Token) => string | undefined,
): FoodMatch | undefined {
  let best: (Walk & { readonly named: NamedFood }) | undefined
  const start = { start: at, at, node: index.root, words: 0, typos: 0, diminutives: 0, linked: false }
  const pending = [...steps(start, tokens, spell)]
  if (pending.length === 0) return undefined
  // Words that may be skipped or matched lead to the same state in many ways, three times as many with each word.
  const seen = new Map<NameNode, Set<string>>()
  for (let walk = pending.pop(); walk; walk = pending.pop()) {
    const { node } = walk
    const state = `${walk.at} ${walk.cooking} ${walk.linked} ${walk.typos} ${walk.diminutives}`
    const states = seen.get(node) ?? new Set<string>()
    if (states.has(state)) continue
    seen.set(node, states.add(state))
    if (node.named && (!node.needsLink || walk.linked) && (!best || scoreOf(walk) > scoreOf(best)))
      best = { ...walk, named: node.named }
    pending.push(...steps(walk, tokens, spell))
  }
  if (!best) return undefined
  const first = itemAt(tokens, at)
  if (best.words === 1 && accentOnly.has(first.accented) && !best.cooking) return undefined
  return finish(best, tokens, index.root.children.get(first.key)?.named)
}

/**
 * Scores a match by its number of words. A name of three or more words scores below the bare food if it contains a
 * cooking method for which it has no row.
 */
function scoreOf(walk: Walk): number {
  const suits = !walk.cooking || !walk.node.named || walk.node.named.cooked[walk.cooking] !== undefined
  return walk.words - walk.typos * 0.5 - walk.diminutives * 0.01 - (suits || walk.words < 3 ? 0 : 2.5)
}

/** Maximum number of words skipped between two words of a name: `iogurte de garrafinha de morango`. */
const mostLinks = 3

function steps(
  walk: Walk,
  tokens: readonly Token[],
  spell: (token: Token) => string | undefined,
): readonly Walk[] {
  let at = walk.at
  let linked = walk.linked
  const found: Walk[] = []
  for (let links = 0; links <= mostLinks; links++) {
    const token = tokens[at]
    if (!token || (token.kind !== 'word' && token.kind !== 'number')) break
    for (const child of childrenFor(walk, token, spell))
      found.push({ ...walk, at: at + 1, words: walk.words + 1, linked, ...child })
    if (walk.words === 0) break
    const cooking = cookingOf(token.key, links > 0)
    if (cooking && !walk.cooking && !isChips(tokens, at)) found.push({ ...walk, at: at + 1, cooking, linked })
    const isPassed = interjected.has(token.plain) || interjected.has(token.key) || isMaker(token.plain)
    if (!linkWords.has(token.plain) && !isPassed) break
    linked ||= linkWords.has(token.plain)
    at++
  }
  return found
}

type Child = Pick<Walk, 'node'> & Partial<Pick<Walk, 'typos' | 'diminutives'>>

/** Returns the child nodes that a token matches as written, as a diminutive, or after spelling correction. */
function childrenFor(
  { node: { children }, typos, diminutives }: Walk,
  token: Token,
  spell: (token: Token) => string | undefined,
): readonly Child[] {
  const own = children.get(token.key)
  const found: Child[] = own ? [{ node: own }] : []
  if (token.kind !== 'word') return found
  for (const base of lookalikes.has(token.key) ? [] : baseForms(token.key)) {
    const node = children.get(base)
    if (node) found.push({ node, diminutives: node === own ? diminutives : diminutives + 1 })
  }
  if (found.length > 0) return found
  const node = children.get(spell(token) ?? '')
  return node ? [{ node, typos: typos + 1 }] : []
}

/** Groups of food for which `guisado` is a way of cooking: `bode guisado`. Without such a food it means minced meat. */
const meats: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'frango', 'peixe'])

/**
 * Reads the cooking words after the name and selects the row for that cooking method. `head` is the food that the first
 * word of the name means alone.
 */
function finish(
  walk: Walk & { readonly named: NamedFood },
  tokens: readonly Token[],
  head: NamedFood | undefined,
): FoodMatch {
  let { at, cooking } = walk
  if (tokens[at - 1]?.key === 'molho' && sauces.has(tokens[at]?.key ?? '')) at++
  const { group } = walk.named.food
  const isBread = group === 'pao'
  if (!cooking && meats.has(group) && /^guisad[oa]$/u.test(tokens[at]?.key ?? '')) {
    cooking = 'ensopado'
    at++
  }
  const isInFat = isFat(walk.named.food)
  const isDishInFat = walk.named.dish?.parts.some((part) => isCookingFat(part.food)) === true
  let isAirFried = false
  for (let tail = readTail(tokens, at, false); tail; tail = readTail(tokens, at, cooking !== undefined)) {
    const last = tokens[tail.next - 1]?.key ?? ''
    if (last === 'azeite' && !isInFat && !cooking) break
    if (isBread && last === 'manteiga') break
    if (isDishInFat && /^(?:azeite|manteiga|oleo)$/u.test(last)) break
    isAirFried ||= /^(?:air)?fryer$/u.test(last)
    cooking ??= tail.cooking
    at = tail.next
  }
  const { named } = walk
  cooking ??= cookingAfterAmount(tokens, at)
  let asked = cooking && cookedAs(named, cooking)
  const isDry = isWithoutFat(tokens, at)
  const lean =
    isDry || isAirFried
      ? cookedLean(asked?.food ?? named.food, [named, head], isAirFried ? 'assado' : 'grelhado')
      : undefined
  if (lean) {
    asked = { food: lean.food, agrees: true }
    if (isDry) at += 2
  }
  return {
    named,
    food: asked?.food ?? named.food,
    ...(lean && lean.flavors.length > 0 && { flavors: lean.flavors }),
    said: spanText(tokens, walk.start, walk.at),
    ...(cooking && { cooking }),
    cookingAgrees: cooking === undefined || asked?.agrees === true,
    words: walk.words,
    isEveryday: walk.words === 1 && !cooking && everydayWords.has(tokens[walk.at - 1]?.key ?? ''),
    typos: walk.typos,
    next: makerEnd(tokens, at, asked?.food ?? named.food),
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

/** Returns the words of the tokens from `from` (inclusive) to `to` (exclusive). */
export function spanText(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ accented }) => accented)
    .join(' ')
}

/** Words that may stand inside a name: `pizza inteira de calabresa`, `tapioca só com manteiga`. */
const interjected = new Set([
  'so',
  'tipo',
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
  'frio',
  'fria',
  'amanhecido',
  'amanhecida',
  'requentado',
  'requentada',
  'caseiro',
  'caseira',
  'gigante',
  'familia',
  'bem',
  'quentinho',
  'quentinha',
  'integral',
  'completo',
  'completa',
  'fit',
  'congelado',
  'congelada',
  'polpa',
  'garrafinha',
  'bandejinha',
])

const sauces = new Set([
  'branco',
  'vermelho',
  'madeira',
  'pardo',
  'rose',
  'ferrugem',
  'barbecue',
  'agridoce',
  'shoyu',
  'teriyaki',
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
  'olio',
  'teriyaki',
  'malpassado',
  'malpassada',
  'escorrido',
])

/** Words that name a style of the food before them: `nhoque à bolonhesa`, `frango à moda da casa`. */
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
  'pururuca',
])

/** Returns whether a food lies in what came out of itself or in what its can holds: `atum no próprio óleo`. */
function isOwnLiquid(token: Token | undefined): boolean {
  return /^(?:oleo|azeite|caldo|molho|suco|sumo|gordura|banha|tempero)$/u.test(token?.plain ?? '')
}

/** Returns whether a word means fried potatoes and is no cooking method: `arroz, feijão fritas e salada`. */
function isChips(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.plain === 'fritas' && /^(?:arroz|feijao)$/u.test(tokens[at - 1]?.plain ?? '')
}

/**
 * Parses a phrase after the name that ends in a cooking word: `na brasa`, `bem passado`, `à milanesa`, `no alho e
 * óleo`.
 */
function readTail(
  tokens: readonly Token[],
  from: number,
  isCooked: boolean,
): { readonly cooking?: Cooking; readonly next: number } | undefined {
  let at = from
  let isAfterPreposition = false
  for (let step = 0; step < 4; step++) {
    const token = tokens[at]
    if (!token || token.kind !== 'word' || isChips(tokens, at)) return undefined
    const cooking = cookingOf(token.key, isAfterPreposition)
    if (cooking) return { cooking, next: at + 1 }
    if (/^(?:na|no|ao|a|em)$/u.test(token.plain)) isAfterPreposition = true
    else if (isAfterPreposition && /^propri[oa]$/u.test(token.plain) && isOwnLiquid(tokens[at + 1]))
      return { next: at + 2 }
    else if (isAfterPreposition && token.key === 'manteiga') return { cooking: 'refogado', next: at + 1 }
    else if (isAfterPreposition && token.key === 'molho') {
      return { cooking: 'ensopado', next: at + (sauces.has(tokens[at + 1]?.key ?? '') ? 2 : 1) }
    } else if (isAfterPreposition && /^(?:azeite|alho)$/u.test(token.key)) return { next: at + 1 }
    else if (isAfterPreposition && token.key === 'oleo') return { cooking: 'frito', next: at + 1 }
    else if (isAfterPreposition && styles.has(token.key)) return { next: at + 1 }
    else if (!tailWords.has(token.plain) || (token.plain === 'e' && !isCooked && step === 0)) return undefined
    at++
  }
  return undefined
}
