import { eatingWords, fillerWords, joins, linkWords, mealWords } from './words/filler-words.ts'
import type { MealTextOptions } from './meal-text.ts'
import { readMeal } from './meal-text.ts'
import { isMeasureWord } from './amounts/measure-words.ts'
import { isNumeralWord } from './words/numerals.ts'
import { savedMealOf, savedNameKey, savedNamesOf, startsWithPossessive } from './finding/saved-names.ts'
import { tokenize } from './words/tokens.ts'

/**
 * Reasons why a saved meal cannot have a name. `food`: sentences already read the whole name as foods. `unclear`: no
 * sentence would find the name.
 */
export type SavedNameProblem = 'food' | 'unclear'

/** Names of meals with their time of day. Sentences use them as headings: `café da manhã`. */
const mealOfDay =
  /^(?:cafe|lanche|lanchinho|almoco|jantar?|ceia|refeicao|merenda)(?: d[aeo] (?:manha|tarde|noite|dia|madrugada))?$/u

/** Returns the problem of a name, or `null`. `known` has the names of the account's own foods and of recipes. */
export function savedNameProblem(
  name: string,
  known: Pick<MealTextOptions, 'own' | 'recipes'>,
): SavedNameProblem | null {
  const isOwn = startsWithPossessive(name)
  if (!isOwn && isAllRead(name, known)) return 'food'
  const key = savedNameKey(name)
  const isCommon = mealOfDay.test(key) || (!isOwn && !key.includes(' ') && isPlainWord(key))
  if (isCommon || !/\p{L}/u.test(key)) return 'unclear'
  const saved = savedNamesOf([{ id: 'named', name }])
  const isFoundIn = (text: string, foods: number) => {
    const { items, unmatched } = readMeal(text, { ...known, saved })
    const found = items.filter(({ food }) => savedMealOf(food) !== undefined)
    return found.length === 1 && items.length === foods && unmatched.length === 0
  }
  return isFoundIn(name, 1) && isFoundIn(`comi ${name}, 1 banana`, 2) ? null : 'unclear'
}

/**
 * Returns whether a sentence reads every word of a name as part of a food. Amounts and words between foods are ignored.
 */
function isAllRead(name: string, known: Pick<MealTextOptions, 'own' | 'recipes'>): boolean {
  const { items } = readMeal(name, known)
  const read = new Set(items.flatMap(({ text }) => keysOf(text)))
  return items.length > 0 && keysOf(name).every((key) => read.has(key) || isBetweenFoods(key))
}

function keysOf(text: string): string[] {
  return tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ key }) => key)
}

function isBetweenFoods(key: string): boolean {
  return (
    linkWords.has(key) ||
    joins.has(key) ||
    isMeasureWord(key) ||
    isNumeralWord(key) ||
    /^(?:meu|minha)$/u.test(key)
  )
}

function isPlainWord(key: string): boolean {
  return [fillerWords, eatingWords, mealWords, joins, linkWords].some((words) => words.has(key))
}
