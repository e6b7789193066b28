import { expect, test } from 'vitest'
import { impossibleText, optionNote, outlookText } from './taste-copy.ts'

const option = {
  name: 'Peixes',
  kind: 'family',
  recipes_with: 48,
  recipes_left: 402,
  recipes_total: 450,
} as const
const outlook = { recipes_total: 450, recipes_left: 398, empty_meals: [] }

test('an option states how many recipes it leaves', () => {
  expect(optionNote(option, 'dislikes')).toBe('Toda a família. Sem peixes: 402 de 450 receitas')
  expect(optionNote({ ...option, kind: 'base', name: 'Atum' }, 'avoid_foods')).toBe(
    'Sem atum: 402 de 450 receitas',
  )
})

test('an option for loved foods states how often it comes up', () => {
  expect(optionNote(option, 'favorite_foods')).toBe('Em 48 receitas')
  expect(optionNote({ ...option, recipes_with: 0 }, 'favorite_foods')).toBe(
    'Não está em nenhuma receita por enquanto',
  )
})

test('the list states how many recipes remain in total', () => {
  expect(outlookText(['Peixes', 'Jiló'], outlook)).toBe('Sem peixes e jiló: 398 de 450 receitas.')
  expect(outlookText(['A', 'B', 'C', 'D', 'E'], outlook)).toBe('Sem tudo isso: 398 de 450 receitas.')
})

test('a meal without any recipe is reported', () => {
  expect(impossibleText(outlook)).toBeNull()
  expect(impossibleText({ ...outlook, empty_meals: ['cafe_manha', 'ceia'] })).toMatch(
    /^Com essas escolhas não sobra receita para café da manhã e ceia\./,
  )
})
