// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { sessionKey } from '../../api/session-state.ts'
import { keepTriedMeal, pickTriedMeal } from './tried-meal.ts'
import { saveDescription, savePlate, loadDescription, loadPlate } from './drafts.ts'

beforeEach(() => sessionStorage.clear())

function signIn(id: string) {
  const user = { id, name: id, email: `${id}@exemplo.br`, is_admin: false }
  queryClient.setQueryData(sessionKey, { status: 'signed-in', user })
}

test('text and plate are restored for their account only', () => {
  const plate = {
    id: 'prato',
    mealType: 'almoco' as const,
    choices: [{ food_id: 'arroz', grams: 100 }],
  }
  signIn('ana')
  saveDescription('2 colheres de arroz')
  savePlate(plate)
  signIn('bia')
  expect([loadDescription(), loadPlate()]).toEqual(['', null])
  signIn('ana')
  expect([loadDescription(), loadPlate()]).toEqual(['2 colheres de arroz', plate])
  saveDescription('')
  savePlate(null)
  expect(sessionStorage).toHaveLength(0)
})

test('a text belongs to the day for which it was typed', () => {
  signIn('ana')
  saveDescription('2 colheres de arroz')
  saveDescription('1 banana', '2026-03-10')
  expect([undefined, '2026-03-10', '2026-03-09'].map(loadDescription)).toEqual([
    '2 colheres de arroz',
    '1 banana',
    '',
  ])
})

test('the meal of the landing page starts a description only after it was chosen, and typing replaces it', () => {
  keepTriedMeal('2 conchas de feijão')
  expect(loadDescription()).toBe('')
  pickTriedMeal()
  expect(loadDescription()).toBe('2 conchas de feijão')
  saveDescription('2 conchas de feijão e arroz')
  expect(loadDescription()).toBe('2 conchas de feijão e arroz')
  saveDescription('')
  expect(loadDescription()).toBe('')
})
