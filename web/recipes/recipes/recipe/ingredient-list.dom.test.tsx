import type { Recipe } from '#contract/recipes/recipes.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { IngredientList } from './ingredient-list.tsx'
import { StepList } from './step-list.tsx'
import { usePortions } from './use-portions.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

const recipeFor = (name: string, portions: number) =>
  ({
    portions,
    ingredients: [`${name} para ${portions}`],
    shopping_lists: Array.from({ length: 8 }, (_, index) => ({
      portions: index + 1,
      ingredients: [`${name} para ${index + 1}`],
    })),
    instructions: ['Cozinhe.'],
    equipment: ['Fogão'],
    preparation_time_min: 5,
    cooking_time_min: 10,
    keeps_days: 0,
  }) as unknown as Recipe

function Shown({ recipe }: { recipe: Recipe }) {
  const portions = usePortions(recipe)
  return (
    <>
      <IngredientList recipe={recipe} portions={portions} />
      <StepList recipe={recipe} portions={portions.count} />
    </>
  )
}
const show = (name: string, portions: number) => {
  cleanup()
  render(<Shown recipe={recipeFor(name, portions)} />)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isStated = (text: RegExp | string) => screen.queryByText(text) !== null

test('a recipe opens with its own portions, and after a choice every recipe with the chosen ones', () => {
  show('Arroz', 2)
  expect(isStated('Arroz para 2')).toBe(true)
  press('Mais uma porção')
  expect(isStated('Arroz para 3')).toBe(true)
  expect(isStated(/Guardamos/)).toBe(true)
  show('Feijão', 6)
  expect(isStated('Feijão para 3')).toBe(true)
})

test('a recipe of many portions is scaled down and up again, without changing the others', () => {
  show('Bolo', 12)
  press('Menos uma porção')
  expect([isStated('8 porções'), isStated('Bolo para 8')]).toEqual([true, true])
  press('Mais uma porção')
  expect([isStated('12 porções'), isStated('Bolo para 12')]).toEqual([true, true])
  expect(isStated(/Guardamos/)).toBe(false)
  show('Feijão', 6)
  expect(isStated('Feijão para 8')).toBe(true)
})

test('where the browser blocks its storage the portions change, and nothing is said to be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
  show('Arroz', 4)
  press('Menos uma porção')
  press('Menos uma porção')
  expect(isStated('Arroz para 2')).toBe(true)
  expect(isStated(/Guardamos/)).toBe(false)
})

test('the steps say for how many portions they are written when others are listed', () => {
  localStorage.setItem('draft:household', '4')
  show('Arroz', 4)
  expect(isStated(/O preparo está escrito/)).toBe(false)
  press('Mais uma porção')
  expect(isStated('O preparo está escrito para 4 porções.')).toBe(true)
})
