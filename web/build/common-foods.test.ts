import { describe, expect, test } from 'vitest'
import { knowsWords } from '#nutrition/meal-text/finding/food-finder.ts'
import { commonDishes, commonFoods, commonReader, rareNames, rareWords } from './common-foods.ts'

describe('foods of the first worker', () => {
  test('every part of a common dish is a common food', () => {
    const ids = new Set<unknown>(commonFoods.map(({ id }) => id))
    expect(commonDishes.flatMap(({ parts }) => parts.map(([id]) => id)).filter((id) => !ids.has(id))).toEqual(
      [],
    )
  })

  test.each(['tucupi', 'abadejo'])('%s is a word only the whole table knows', (word) => {
    expect(knowsWords(word)).toBe(true)
    expect(knowsWords(word, commonReader)).toBe(false)
  })

  test('common words are not among the rare ones', () => {
    expect(rareWords().filter((word) => ['arroz', 'feijao', 'bife', 'ovo', 'pao'].includes(word))).toEqual([])
  })

  test('a rare name made of common words is known as a whole', () => {
    expect(rareNames()).toContain('cuscuz tapioca')
  })
})
