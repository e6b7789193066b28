import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { goldenMeals } from '../../meal-text/golden/golden-meals.ts'
import { readMeal } from '../../meal-text/meal-text.ts'
import { findMomentWords } from './moment-words.ts'
import { plainSentence } from './plain-sentence.ts'
import { readToldMeals, staysWhole } from './told-meals.ts'

const at = { today: '2026-11-26', minutes: 22 * 60, daysBack: 30 }

/** Words before the foods of two meals. */
const frames: readonly (readonly [first: string, second: string])[] = [
  ['Almoço: ', '\nJantar: '],
  ['no almoço ', ', no jantar '],
  ['almocei ', ' e jantei '],
  ['de manhã comi ', ' e à noite comi '],
  ['ontem jantei ', ' e hoje almocei '],
  ['Café da manhã\n', '\nAlmoço\n'],
  ['às 8h30: ', ', às 12h15: '],
]

const sentences = goldenMeals
  .map(([text]) => text)
  .filter((text) => findMomentWords(plainSentence(text)).length === 0 && readMeal(text).items.length > 0)

const foodsOf = (text: string) => readMeal(text).items.map(({ food, grams }) => `${food.id} ${grams}`)

test('the foods of meals told in one text are those of each told alone', () => {
  const sentence = fc.constantFrom(...sentences)
  fc.assert(
    fc.property(fc.constantFrom(...frames), sentence, sentence, ([first, second], one, other) => {
      const text = `${first}${one}${second}${other}`
      fc.pre(!staysWhole(text))
      const { meals } = readToldMeals(text, at)
      expect(meals.map((meal) => foodsOf(meal.text))).toEqual([
        foodsOf(`${first}${one}`),
        foodsOf(`${second.replace(/^[\s,]+(?:e )?/u, '')}${other}`),
      ])
    }),
    { numRuns: 200 },
  )
})
