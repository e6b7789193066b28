import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { MealReading, ReadItem } from '../reading/meal-reading.ts'
import { readMeal } from '../meal-text.ts'

/**
 * Sentences written before the parser was adapted to them: text, lowest and highest plausible kcal, word stems that
 * name each food, and `ask` if no table has the food or the words are ambiguous. The floors are the parser's current
 * results; raise them when the parser improves.
 */
describe.each([
  { file: 'today.tsv', floors: { foods: 0.99, energy: 0.93, silentlyWrong: 0.01 } },
  { file: 'people.tsv', floors: { foods: 0.99, energy: 0.93, silentlyWrong: 0.005 } },
  { file: 'everyday.tsv', floors: { foods: 0.99, energy: 0.95, silentlyWrong: 0.005 } },
  { file: 'regional.tsv', floors: { foods: 0.99, energy: 0.82, silentlyWrong: 0.005 } },
  { file: 'portions.tsv', floors: { foods: 0.985, energy: 0.9, silentlyWrong: 0.01 } },
  { file: 'blind.tsv', floors: { foods: 0.995, energy: 0.98, silentlyWrong: 0.005 } },
  { file: 'daily.tsv', floors: { foods: 0.985, energy: 0.87, silentlyWrong: 0.005 } },
  // Without word stems: its authors gave ranges of energy only.
  { file: 'outsiders.tsv', floors: { foods: 0.99, energy: 0.9, silentlyWrong: 0.01 } },
])('golden/$file', ({ file, floors }) => {
  const verdicts = readFileSync(new URL(`../golden/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(parseSentence)
    .filter(({ asks }) => !asks)
    .map(judge)

  test('most foods in the sentences are named', () => {
    const share = sum(verdicts.map(({ right }) => right)) / sum(verdicts.map(({ foods }) => foods))
    expect(share).toBeGreaterThanOrEqual(floors.foods)
  })

  test('the energy of most sentences is plausible', () => {
    expect(verdicts.filter(({ isInRange }) => isInRange).length / verdicts.length).toBeGreaterThanOrEqual(
      floors.energy,
    )
  })

  test('hardly any sentence gets a wrong food without a question', () => {
    const wrong = verdicts.filter(({ right, foods, isOpen }) => right < foods && !isOpen)
    expect(wrong.length / verdicts.length).toBeLessThanOrEqual(floors.silentlyWrong)
  })
})

function parseSentence(line: string) {
  const [text = '', low, high, foods = '', ask = ''] = line.split('\t')
  return {
    text,
    low: Number(low),
    high: Number(high),
    foods: foods.split(' + ').map((stems) => stems.split('|')),
    asks: ask === 'ask',
  }
}

function judge(sentence: ReturnType<typeof parseSentence>) {
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
    isOpen: reading.unmatched.length > 0 || reading.questions.some(({ code }) => code !== 'water'),
  }
}

/**
 * Returns the names of an item. For a changed dish, returns the names of its parts, because the dish's own name repeats
 * the words of the text.
 */
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
