import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { clockTime } from '../../shared/calendar/clock-time.ts'
import { savedNamesOf } from '../../meal-text/finding/saved-names.ts'
import { readSaidTime } from './said-time.ts'
import { readToldMeals, type ToldMeal } from './told-meals.ts'

/** A Thursday, at 22:00. */
const at = { today: '2026-11-26', minutes: 22 * 60, daysBack: 30 }

/**
 * Texts by kind. `several`: with one column for each meal, `almoco 2026-11-25 12:00 | its words`, where day and time
 * may be missing. `one`: one meal. `doubtful`: the words do not tell which foods are in which meal.
 */
const golden = readFileSync(new URL('golden/told-meals.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.replaceAll(String.raw`\n`, '\n').split('\t'))
  .map(([kind, text = '', ...meals]) => ({ kind, text, meals }))

function shownOf({ text, date, mealType }: ToldMeal): string {
  const said = readSaidTime(text, at)
  const time = [said.mealType ?? mealType ?? '-', date, said.minutes !== undefined && clockTime(said.minutes)]
  return `${time.filter(Boolean).join(' ')} | ${text}`
}

describe('a text is split where it tells another meal', () => {
  test.each(golden.filter(({ kind }) => kind === 'several'))('$text', ({ text, meals }) => {
    const told = readToldMeals(text, at)
    expect(told.meals.map(shownOf)).toEqual(meals)
    expect(told.isDoubtful).toBe(false)
  })
})

test.each(golden.filter(({ kind }) => kind === 'one'))('$text stays one meal', ({ text }) => {
  expect(readToldMeals(text, at)).toEqual({ meals: [{ text }], isDoubtful: false })
})

test.each(golden.filter(({ kind }) => kind === 'doubtful'))('$text stays whole, in doubt', ({ text }) => {
  expect(readToldMeals(text, at)).toEqual({ meals: [{ text }], isDoubtful: true })
})

test('a meal that was split off is not split again', () => {
  const split = golden.map(({ text }) => readToldMeals(text, at).meals).filter(({ length }) => length > 1)
  const again = split.flat().filter(({ text }) => readToldMeals(text, at).meals.length > 1)
  expect(again).toEqual([])
})

test('the name of a saved meal tells no other meal', () => {
  const saved = savedNamesOf([{ id: '1', name: 'Jantar de sábado' }])
  const text = 'almocei arroz, jantar de sábado, salada'
  expect(readToldMeals(text, at).meals).toHaveLength(2)
  expect(readToldMeals(text, at, { saved })).toEqual({ meals: [{ text }], isDoubtful: false })
})

test('a day told soon after midnight is the one that has just ended', () => {
  const night = { ...at, today: '2028-03-01', minutes: 5 }
  const { meals } = readToldMeals('de manhã comi pão, almocei arroz e jantei sopa', night)
  expect(meals.map(({ date }) => date)).toEqual(['2028-02-29', '2028-02-29', '2028-02-29'])
})
