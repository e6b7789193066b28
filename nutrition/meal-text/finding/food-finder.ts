import { isCookingWord } from '../words/cooking-words.ts'
import { isMilk } from '../../foods/dishes/vary-dish.ts'
import { composedDishes } from '../../foods/dishes/dish-table.ts'
import type { Food, FoodGroup } from '../../foods/food.ts'
import { itemAt } from '../../shared/collections/lookup.ts'
import { isKindOnly, takeVariation } from '../matching/dish-variations.ts'
import { takeFilling } from '../matching/fillings.ts'
import {
  eatingWords,
  fillerWords,
  joins,
  linkWords,
  mealWords,
  negations,
  plainPhrases,
  restarts,
  setPhrases,
  vagueAmounts,
} from '../words/filler-words.ts'
import { matchFood } from '../matching/food-matching.ts'
import type { FindFood, FoodMatch, SavedNames } from '../matching/food-matching.ts'
import { isMeasureWord } from '../amounts/measure-words.ts'
import { laterNames, namedFoods } from '../names/named-foods.ts'
import { isNumeralWord } from '../words/numerals.ts'
import { indexOwnNames, matchOwn, type OwnNames } from './own-names.ts'
import type { RecipeNames } from '../matching/recipe-names.ts'
import {
  isCountedTaste,
  isListedFilling,
  isPizzaOnly,
  isSnack,
  snackBefore,
} from '../matching/snack-fillings.ts'
import { withOwnAnimal, withOwnIngredient } from '../matching/own-ingredients.ts'
import { withAllergensInName } from './allergens-in-names.ts'
import { withoutAlcohol } from './alcohol-free.ts'
import { withFreeParts, withoutLactose } from './lactose-free.ts'
import { withFritterFilling } from './fritter-fillings.ts'
import { namedRows } from './named-rows.ts'
import { withPlant } from './plant-versions.ts'
import { withSaidFat } from './said-fats.ts'
import { withoutUnmet } from './unmet-removals.ts'
import { baseOfDiminutive, buildPhraseIndex } from '../matching/phrase-index.ts'
import type { NameSources, PhraseIndex } from '../matching/phrase-index.ts'
import { makeSpeller } from '../matching/spelling.ts'
import type { Speller } from '../matching/spelling.ts'
import { tokenize } from '../words/tokens.ts'
import type { Token } from '../words/tokens.ts'
import { entryOf } from '../words/words.ts'

/** Index of food names, and the spelling corrector for its words. */
export interface NameReader {
  readonly index: PhraseIndex
  readonly speller: Speller
}

let reader: NameReader | undefined

/** Builds the reader at the first call, because indexing several thousand names takes a few milliseconds. */
function getReader(): NameReader {
  reader ??= makeNameReader({
    foods: namedRows,
    names: namedFoods,
    exactNames: laterNames,
    dishes: composedDishes,
  })
  return reader
}

/** Indexes names of foods and dishes. */
export function makeNameReader(sources: NameSources): NameReader {
  const index = buildPhraseIndex(sources, isPlainWord)
  return { index, speller: makeSpeller(index, isKnownWord) }
}

/** Returns a word as the names of foods spell it, or unchanged. */
export function spelled(token: Token): string {
  return getReader().speller.correct(token) ?? token.plain
}

const wordsOf = (phrases: readonly string[]) => new Set(phrases.flatMap((phrase) => phrase.split(' ')))
const setPhraseWords = wordsOf(setPhrases)
const plainPhraseWords = wordsOf(plainPhrases)

/** Returns whether a word belongs to the sentence around the foods and not to the name of a food. */
function isPlainWord(word: string): boolean {
  return (
    plainWordSets.some((words) => words.has(word)) ||
    entryOf(vagueAmounts, word) !== undefined ||
    isNumeralWord(word)
  )
}

const plainWordSets = [fillerWords, eatingWords, mealWords, joins, linkWords, negations, restarts]

function isKnownWord(word: string): boolean {
  return isPlainWord(word) || setPhraseWords.has(word) || isMeasureWord(word)
}

/** Groups of foods of which people eat a mixture: `misto de folhas`. */
const mixedGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'castanha',
  'fruta',
  'folhas',
  'legumes',
  'cereal',
  'feijao',
])

/** Words with which the name of a milk goes on. */
const partnerWords = /^(?:de|em|condensado|ninho|vegetal)$/u

const vesselKinds = /^(?:servir|fundo|raso|pf)$/u

/**
 * Returns whether each word of a text is one of a food's name, a diminutive of one, or one of the sentence around foods. A
 * misspelt word or one of an idiom is not.
 */
export function knowsWords(text: string, { index }: NameReader = getReader()): boolean {
  return tokenize(text).every(
    ({ kind, plain: word, key }) =>
      kind !== 'word' ||
      index.vocabulary.has(key) ||
      [word, key].some((one) => isPlainWord(one) || plainPhraseWords.has(one) || isMeasureWord(one)) ||
      isCookingWord(key) ||
      vesselKinds.test(word) ||
      baseOfDiminutive(index, key) !== undefined,
  )
}

/**
 * Returns whether a text has a word that tells a saved meal from the foods in it: one that no food's name covers, besides
 * amounts and words between foods, as `vitamina do treino` has and `pão quentinho com ovo` has not.
 */
export function hasOtherWord(text: string): boolean {
  const tokens = tokenize(text)
  const findFood = makeFindFood(tokens)
  for (let at = 0; at < tokens.length;) {
    const match = findFood(at)
    if (!match && !isBetweenFoods(tokens, at)) return true
    at = match?.next ?? at + 1
  }
  return false
}

function isBetweenFoods(tokens: readonly Token[], at: number): boolean {
  const { kind, plain: word, key } = itemAt(tokens, at)
  if (kind !== 'word' || linkWords.has(word) || joins.has(word) || isNumeralWord(word) || isMeasureWord(key))
    return true
  return fillerWords.has(word) && !linkWords.has(tokens[at - 1]?.plain ?? '')
}

/** Returns the food whose name a whole text is. */
export function foodNamed(text: string): Food | undefined {
  const tokens = tokenize(text)
  const match = makeFindFood(tokens)(0)
  return match?.next === tokens.length ? match.food : undefined
}

/** Indexes the names of an account's own foods. `own` lists the most recent food first. */
export function ownNamesOf(own: readonly Food[]): OwnNames {
  const { index } = getReader()
  return indexOwnNames(own, { isPlain: isPlainWord, isOfTable: (word) => index.vocabulary.has(word) })
}

/** Heaviest bar that people call `barrinha`; the others are blocks to cut from. */
const mostBarGrams = 100

/** Returns whether a sweet is sold in bars or has its own row for a bar: `goiabada`, `snickers`. */
function isBarred({ name, measures }: Food): boolean {
  return (
    measures.some((measure) => measure.name === 'barra' && measure.grams <= mostBarGrams) ||
    /^(?:chocolate|wafer|barra)/iu.test(name)
  )
}

/**
 * Returns whether a word only states the kind of the food named after it, for which a row stands in: `iogurte activia`,
 * `peixe pacu`.
 */
function isKindOf(kind: FoodMatch, named: FoodMatch | undefined): boolean {
  if (!named || kind.cooking !== undefined) return false
  if (!isKindOnly(kind) && !/^(?:bolacha|refri)$/u.test(kind.said)) return false
  const isSameKind = firstWord(kind.food) === firstWord(named.food)
  if (kind.said === 'peixe' && named.food.group === 'peixe') return true
  // A packet or a can: `salgadinho fandangos`, `refrigerante coca cola`.
  const isNamedApart = named.words === 1 || !named.said.startsWith(kind.said)
  if (isSameKind && isNamedApart && named.food.id !== kind.food.id && kind.words === 1) return true
  return named.named.standsIn !== undefined && (kind.food.group === named.food.group || isSameKind)
}

function firstWord({ name }: Food): string | undefined {
  return name.split(' ')[0]
}

/**
 * Returns a memoized lookup of the food whose name starts at a token, with filling and spelling correction. An own food
 * wins as `matchOwn` says. A recipe wins if it `isFuller` than the
 * table's match.
 */
export function makeFindFood(
  tokens: readonly Token[],
  { index, speller }: NameReader = getReader(),
  {
    own,
    recipes,
    saved,
  }: { readonly own?: OwnNames; readonly recipes?: RecipeNames; readonly saved?: SavedNames } = {},
): FindFood {
  const corrected = new Map<string, string | undefined>()
  /** Corrects a word; cached, because the word is looked up from many positions of the sentence. */
  const spell = (token: Token): string | undefined => {
    const word = `${token.key} ${token.plain}`
    if (!corrected.has(word)) corrected.set(word, speller.correct(token))
    return corrected.get(word)
  }
  const tableMatches = new Map<number, FoodMatch | undefined>()
  const matches = new Map<number, FoodMatch | undefined>()
  const findInTable = (at: number): FoodMatch | undefined => {
    if (!tableMatches.has(at)) {
      const match =
        breadOfDough(at) ??
        mixOf(at) ??
        sandwichOf(at) ??
        snackOfFilling(at) ??
        withoutBar(matchBeforePartner(at))
      tableMatches.set(at, withoutLactose(match, { tokens, at, findPlain, matchWithin }))
    }
    return tableMatches.get(at)
  }
  /** Finds the bread after `massa de`: `massa de rap10` is a tortilla, not pasta. */
  const breadOfDough = (at: number): FoodMatch | undefined => {
    if (tokens[at]?.key !== 'massa' || tokens[at + 1]?.plain !== 'de') return undefined
    const bread = findInTable(at + 2)
    return bread?.food.group === 'pao' ? bread : undefined
  }
  /** Leaves `barrinha` to be the measure of a sweet that is no flavor of a cereal bar: `barrinha de goiabada`. */
  const withoutBar = (match: FoodMatch | undefined): FoodMatch | undefined => {
    if (match?.said !== 'barrinha' || tokens[match.next]?.plain !== 'de') return match
    const inside = findInTable(match.next + 1)
    return inside?.food.group === 'doce' && isBarred(inside.food) ? undefined : match
  }
  /** Finds the mixed nuts, fruit or leaves that `misto de` names, which is no toasted sandwich: `misto de castanhas`. */
  const mixOf = (at: number): FoodMatch | undefined => {
    const [mixed, link] = [tokens[at], tokens[at + 1]]
    if (mixed?.key !== 'misto' || link?.plain !== 'de') return undefined
    const inside = findInTable(at + 2)
    if (!inside || !mixedGroups.has(inside.food.group)) return undefined
    const mix = matchFood(index, tokens.with(at, { ...mixed, key: 'mix', plain: 'mix' }), at, spell)
    return mix && mix.words > 1 ? mix : inside
  }
  /** Finds the sandwich that `lanche de` or `sanduba de` and a filling mean: `um lanche de mortadela`. */
  const sandwichOf = (at: number): FoodMatch | undefined => {
    const snack = tokens[at]
    const link = tokens[at + 1]?.plain === 'natural' ? at + 2 : at + 1
    if (!snack || !/^(?:lanche|sanduba)$/u.test(snack.key) || tokens[link]?.plain !== 'de') return undefined
    const renamed = tokens.with(at, { ...snack, key: 'sanduiche', plain: 'sanduiche' })
    const match = matchFood(index, renamed, at, spell)
    return match && match.words > 1 ? match : undefined
  }
  /** Finds the snack that only its filling names: the second of `2 esfihas de carne e 1 de queijo`. */
  const snackOfFilling = (at: number): FoodMatch | undefined => {
    const isFilling = isPizzaOnly(tokens[at]) || isListedFilling(tokens, at) || isCountedTaste(tokens, at)
    const from = isFilling ? at : tokens[at - 1]?.plain === 'de' ? at - 1 : undefined
    const head = from === undefined ? undefined : snackBefore(tokens, from)
    if (from === undefined || !head) return undefined
    const renamed = [...tokens.slice(0, from), head, ...tokens.slice(from)]
    const match = matchFood(index, renamed, from, spell)
    return match && match.words > 1 && isSnack(match.food) ? { ...match, next: match.next - 1 } : undefined
  }
  const findOwn = (at: number) => own && matchOwn(own, tokens, at, findInTable(at)?.words ?? 0)
  const findPlain = own ? (at: number) => findOwn(at) ?? findInTable(at) : findInTable
  /**
   * Matches a drink, but not a word with which a longer name of the next food starts: `café com leite de coco` is
   * coffee and coconut milk, and so are `leite em pó` and `leite condensado`.
   */
  const matchBeforePartner = (at: number): FoodMatch | undefined => {
    const match = matchWithin(at, tokens.length)
    if (match?.food.group !== 'bebida' || !partnerWords.test(tokens[match.next]?.plain ?? '')) return match
    const last = match.next - 1
    // A `com` or `e` before the name is not part of it: `bolacha com refrigerante de 600 ml`.
    const isLinked = last - 1 > at && /^(?:com|e)$/u.test(tokens[last - 1]?.plain ?? '')
    const partner = isLinked ? findInTable(last) : undefined
    if (!partner || partner.next <= match.next || partner.food === matchWithin(last, match.next)?.food)
      return match
    // `shake de whey com leite de aveia` is made with that milk.
    if (isMilk(partner.food) && match.named.dish?.parts.some(({ food }) => isMilk(food))) return match
    return matchWithin(at, last - 1)
  }
  /** Returns whether an own food's name starts between two tokens. */
  const namesOwnFood = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) if (findOwn(at)) return true
    return false
  }
  /**
   * Returns the table's match, extended by its variation (for a dish) or its filling. Own foods must be logged with
   * grams, so they can be parts of dishes but never mere flavors.
   */
  const extended = (at: number): FoodMatch | undefined => {
    const plainMatch = findInTable(at)
    if (!plainMatch) return undefined
    const match = withOwnAnimal(tokens, plainMatch, findPlain)
    if (isKindOf(match, findInTable(match.next))) return extended(match.next)
    const { dish } = match.named
    const name = { tokens, at, next: match.next }
    const cooked = withSaidFat(name, match, findPlain)
    const filled = dish
      ? withFreeParts(takeVariation(tokens, cooked, findPlain))
      : takeFilling(tokens, at, cooked, findInTable)
    const whole = !dish && namesOwnFood(match.next, filled.next) ? match : filled
    const varied = dish ? undefined : variedBefore(at, match)
    const planted = withOwnIngredient(
      tokens,
      varied && varied.next > whole.next ? varied : withPlant(name, whole, findPlain),
      findPlain,
    )
    const asked = withoutAlcohol(name, withoutUnmet(name, planted, findPlain))
    return withAllergensInName(name, withFritterFilling(name, asked, findPlain), findPlain)
  }
  /**
   * Finds the dish that a row's name starts with, with all that is named in it: `açaí com granola` is a row, `açaí com
   * granola e banana` a dish with both.
   */
  const variedBefore = (at: number, { next }: FoodMatch): FoodMatch | undefined => {
    const link = tokens.findIndex(({ plain }, place) => place > at && place < next && plain === 'com')
    const shorter = link > 0 ? matchWithin(at, link) : undefined
    if (shorter?.next !== link || !shorter.named.dish) return undefined
    const varied = takeVariation(tokens, shorter, findPlain)
    return (varied.variation?.added.length ?? 0) > 1 ? varied : undefined
  }
  const findRecipe = (at: number): FoodMatch | undefined => {
    const match = recipes && matchFood(recipes.index, tokens, at, () => undefined)
    return match && recipes.isFuller(match, findInTable(at), tokens)
      ? takeVariation(tokens, match, findPlain)
      : undefined
  }
  const matchWithin = (at: number, end: number) =>
    matchFood(index, end < tokens.length ? tokens.slice(0, end) : tokens, at, spell)
  return (at) => {
    if (!matches.has(at))
      matches.set(at, saved?.matchAt(tokens, at) ?? findOwn(at) ?? findRecipe(at) ?? extended(at))
    return matches.get(at)
  }
}
