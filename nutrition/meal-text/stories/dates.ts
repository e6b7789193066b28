import type { FinderOf, FindFood } from '../matching/food-matching.ts'
import { readMeasure } from '../amounts/measure-words.ts'
import { isNumeralWord, readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

/** Returns the index after a date, whose numbers count no food: `no dia 10`, `10/11`. `undefined` for other words. */
export function dateEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  if (tokens[at]?.plain !== 'dia') return dayAndMonthEnd(tokens, at)
  // In `durante o dia 2 pães`, the number counts the breads.
  if (/^(?:[oa]|ao|meu|todo|cada|um|bom|meio)$/u.test(tokens[at - 1]?.plain ?? '')) return undefined
  const end = dayAndMonthEnd(tokens, at + 1)
  if (end !== undefined) return end
  if (/^\d{1,2}\s?\/\s?\d{1,2}$/u.test(tokens[at + 1]?.plain ?? '')) return at + 2
  const day = readNumeral(tokens, at + 1)
  // `prato do dia 2 bifes` is the dish of today.
  if (tokens[at - 1]?.plain === 'do' && (day?.value ?? 0) < 10) return undefined
  if (!day || day.isArticle || !isUpTo(31, day.value) || isCounting(tokens, day.next, findFood))
    return undefined
  return day.next
}

export const dayWord = /^dia$/u

/** Drops the day of a dish, whose number is no count of it: `nhoque do dia 29`. */
export function dropDayOfDish(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(({ plain }, place) => plain === 'dia' && tokens[place - 1]?.plain === 'do')
  const end = at < 0 ? undefined : dateEnd(tokens, at, finderOf(tokens))
  return end === undefined ? tokens : tokens.toSpliced(at - 1, end - at + 1)
}

/** Returns the index after `10/11`. A number with one digit on both sides, such as `3/4`, is a fraction. */
function dayAndMonthEnd(tokens: readonly Token[], at: number): number | undefined {
  const [day, slash, month] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (day?.kind !== 'number' || slash?.plain !== '/' || month?.kind !== 'number') return undefined
  return isUpTo(31, day.value) && isUpTo(12, month.value) ? at + 3 : undefined
}

function isUpTo(most: number, value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}

/** Returns whether a number counts what follows it: `no dia 2 pães`, `no dia 30 g de aveia`. */
function isCounting(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  if (isNumeralWord(tokens[at]?.plain ?? '')) return false
  const measure = readMeasure(tokens, at, findFood)
  if (measure?.grams !== undefined) return true
  return (measure !== undefined || findFood(at) !== undefined) && tokens[at]?.plain.endsWith('s') === true
}
