import type { Recipe } from '#contract/recipes/recipes.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { IngredientList } from './ingredient-list.tsx'

afterEach(() => {
  cleanup()
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
  }) as unknown as Recipe

test('a recipe opens with its own portions, and after a choice every recipe with the chosen ones', () => {
  render(<IngredientList recipe={recipeFor('Arroz', 2)} />)
  expect(screen.getByText('Arroz para 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Mais uma porção' }))
  expect(screen.getByText('Arroz para 3')).toBeTruthy()
  cleanup()
  render(<IngredientList recipe={recipeFor('Feijão', 6)} />)
  expect(screen.getByText('Feijão para 3')).toBeTruthy()
})
