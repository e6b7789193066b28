import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MealReading, ReadItem } from './meal-reading.ts'
import { readMeal } from './meal-text.ts'

/**
 * Sentences of today by an author who has not seen the reader: text, lowest and highest plausible kcal, word stems that
 * name each food, and `ask` where no table has the food or the words are ambiguous.
 */
const sentences = readFileSync(new URL('golden/today.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([text = '', low, high, foods = '', ask = '']) => ({
    text,
    low: Number(low),
    high: Number(high),
    foods: foods.split(' + ').map((stems) => stems.split('|')),
    asks: ask === 'ask',
  }))
const plainOnes = sentences.filter(({ asks }) => !asks)
const verdicts = plainOnes.map((sentence) => {
  const reading = readMeal(sentence.text)
  const named = reading.items.map(wordsOf)
  const right = sentence.foods.filter((stems) =>
    named.some((words) => stems.some((stem) => words.includes(stem))),
  )
  const kcal = energyOf(reading)
  return {
    foods: sentence.foods.length,
    right: right.length,
    isInRange: kcal >= sentence.low && kcal <= sentence.high,
    isOpen: reading.unmatched.length > 0 || reading.questions.length > 0,
  }
})

/** Floors of what the reader reaches on this set; raise them with it. */
const floors = { foods: 0.96, energy: 0.6, silentlyWrong: 0.03 }

test('most foods in the sentences of today are named', () => {
  const share = sum(verdicts.map(({ right }) => right)) / sum(verdicts.map(({ foods }) => foods))
  expect(share).toBeGreaterThanOrEqual(floors.foods)
})

test('the energy of most sentences of today is plausible', () => {
  expect(verdicts.filter(({ isInRange }) => isInRange).length / verdicts.length).toBeGreaterThanOrEqual(
    floors.energy,
  )
})

test('hardly any sentence of today gets a wrong food without a question', () => {
  const wrong = verdicts.filter(({ right, foods, isOpen }) => right < foods && !isOpen)
  expect(wrong.length / verdicts.length).toBeLessThanOrEqual(floors.silentlyWrong)
})

/** Names of an item; of a changed dish those of its parts, because its own name repeats what was said. */
function wordsOf({ food, parts }: ReadItem): string {
  const names = [food.id, ...food.synonyms, ...(parts?.map((part) => part.food.name) ?? [food.name])]
  return names.join(' ').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

function energyOf({ items }: MealReading): number {
  return sum(items.map(({ food, grams }) => (food.per100g.kcal * grams) / 100))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
