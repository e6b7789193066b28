import { expect, test } from 'vitest'
import { foodlessTexts } from '../golden/foodless.ts'
import type { Golden } from '../golden/golden.ts'
import { goldenMeals } from '../golden/golden-meals.ts'
import { rowlessTexts } from '../golden/made-of.ts'
import type { ReadItem } from '../reading/meal-reading.ts'
import { readMeal } from '../meal-text.ts'

interface Expected {
  readonly ids: readonly string[]
  readonly low: number
  readonly high: number
}

const verdicts = goldenMeals.map(judge)
const wantedFoods = sum(verdicts.map((verdict) => verdict.foods))

test('at least 98 % of the foods in the golden meals are identified correctly', () => {
  const share = sum(verdicts.map((verdict) => verdict.right)) / wantedFoods
  const misread = verdicts.filter((verdict) => verdict.right < verdict.foods)
  expect(share >= 0.98 ? [] : reportsOf(misread)).toEqual([])
})

test('at least 95 % of the foods in the golden meals have an expected weight', () => {
  const share = sum(verdicts.map((verdict) => verdict.weighed)) / wantedFoods
  const misweighed = verdicts.filter((verdict) => verdict.weighed < verdict.foods)
  expect(share >= 0.95 ? [] : reportsOf(misweighed)).toEqual([])
})

test('the golden meals yield hardly any food that was not mentioned', () => {
  const share = sum(verdicts.map((verdict) => verdict.invented)) / wantedFoods
  const padded = verdicts.filter((verdict) => verdict.invented > 0)
  expect(share <= 0.005 ? [] : reportsOf(padded)).toEqual([])
})

test('ambiguous golden meals raise a question', () => {
  expect(reportsOf(verdicts.filter((verdict) => !verdict.asked))).toEqual([])
})

test.each([...foodlessTexts, ...rowlessTexts])('"%s" names no food', (text) => {
  expect(readMeal(text).items.map((item) => item.food.name)).toEqual([])
})

/** Judges the reading of a sentence against the accepted reading that it matches best. */
function judge([text, ...expected]: Golden): ReturnType<typeof judgeReading> {
  const or = expected.indexOf('or')
  const first = judgeReading(text, or < 0 ? expected : expected.slice(0, or))
  if (or < 0) return first
  const other = judge([text, ...expected.slice(or + 1)])
  return pointsOf(other) > pointsOf(first) ? other : first
}

function pointsOf({ foods, right, weighed, invented }: ReturnType<typeof judgeReading>): number {
  return (right + weighed) / foods - invented
}

function judgeReading(text: string, expected: readonly string[]) {
  const codes = expected.filter((one) => one.startsWith('?')).map((one) => one.slice(1))
  const wanted = expected.filter((one) => !one.startsWith('?')).map(parseExpected)
  const { items, questions } = readMeal(text)
  const left = items.flatMap((item) => (isWanted(item.food.id, wanted) ? [item] : partsOf(item, wanted)))
  let right = 0
  let weighed = 0
  for (const one of wanted) {
    const at = left.findIndex((item) => one.ids.includes(item.food.id))
    if (at < 0) continue
    const [item] = left.splice(at, 1)
    right++
    if (item && item.grams >= one.low && item.grams <= one.high) weighed++
  }
  const read = items.map((item) => `${item.food.id} ${item.food.name} ${item.grams} g`).join(' + ')
  return {
    foods: wanted.length,
    right,
    weighed,
    invented: left.length,
    asked: codes.every((code) => questions.some((question) => question.code === code)),
    report: `${text} -> ${read || 'nothing'}; wanted ${expected.join(' + ')}`,
  }
}

function isWanted(id: string, wanted: readonly Expected[]): boolean {
  return wanted.some(({ ids }) => ids.includes(id))
}

/**
 * Returns the expected foods among an item's parts, or the item itself if no part is expected: `tapioca com queijo`
 * also counts as its gum and its cheese.
 */
function partsOf(item: ReadItem, wanted: readonly Expected[]): readonly Pick<ReadItem, 'food' | 'grams'>[] {
  const parts = (item.parts ?? []).filter(({ food }) => isWanted(food.id, wanted))
  return parts.length > 0 ? parts : [item]
}

function reportsOf(failed: readonly { readonly report: string }[]): readonly string[] {
  return failed.map((verdict) => verdict.report)
}

function parseExpected(text: string): Expected {
  const [ids = '', range = ''] = text.split(' ')
  const [low = 0, high = 0] = range.split('-').map(Number)
  return { ids: ids.split('|'), low, high }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, one) => total + one, 0)
}
