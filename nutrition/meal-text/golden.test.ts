import { expect, test } from 'vitest'
import { foodlessTexts, goldenMeals } from './golden.ts'
import type { Golden } from './golden.ts'
import { slangMeals } from './golden-slang.ts'
import { readMeal } from './meal-text.ts'

interface Expected {
  readonly ids: readonly string[]
  readonly low: number
  readonly high: number
}

const verdicts = [...goldenMeals, ...slangMeals].map(judge)
const wantedFoods = sum(verdicts.map((verdict) => verdict.foods))

test('at least 98 % of the foods in the golden meals are read as the food meant', () => {
  const share = sum(verdicts.map((verdict) => verdict.right)) / wantedFoods
  const misread = verdicts.filter((verdict) => verdict.right < verdict.foods)
  expect(share >= 0.98 ? [] : reportsOf(misread)).toEqual([])
})

test('at least 95 % of the foods in the golden meals weigh what the words say', () => {
  const share = sum(verdicts.map((verdict) => verdict.weighed)) / wantedFoods
  const misweighed = verdicts.filter((verdict) => verdict.weighed < verdict.foods)
  expect(share >= 0.95 ? [] : reportsOf(misweighed)).toEqual([])
})

test('hardly a food is read into the golden meals that nobody said', () => {
  const share = sum(verdicts.map((verdict) => verdict.invented)) / wantedFoods
  const padded = verdicts.filter((verdict) => verdict.invented > 0)
  expect(share <= 0.005 ? [] : reportsOf(padded)).toEqual([])
})

test('the golden meals are asked about where the words leave something open', () => {
  expect(reportsOf(verdicts.filter((verdict) => !verdict.asked))).toEqual([])
})

test.each(foodlessTexts)('"%s" tells no food', (text) => {
  expect(readMeal(text).items.map((item) => item.food.name)).toEqual([])
})

function judge([text, ...expected]: Golden) {
  const codes = expected.filter((one) => one.startsWith('?')).map((one) => one.slice(1))
  const wanted = expected.filter((one) => !one.startsWith('?')).map(parseExpected)
  const { items, questions } = readMeal(text)
  const left = [...items]
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
    invented: Math.max(0, items.length - wanted.length),
    asked: codes.every((code) => questions.some((question) => question.code === code)),
    report: `${text} -> ${read || 'nothing'}; wanted ${expected.join(' + ')}`,
  }
}

function reportsOf(failed: readonly { readonly report: string }[]): readonly string[] {
  return failed.map((verdict) => verdict.report)
}

function parseExpected(text: string): Expected {
  const [ids = '', range = ''] = text.split(' ')
  const [low = 0, high = 0] = range.split('-').map(Number)
  return { ids: ids.split('|'), low, high }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
