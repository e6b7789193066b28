import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { foodGroups } from '#nutrition/foods/food.ts'
import { vessels } from '../../../plate/meal.ts'
import { chooseVessel } from '../../../plate/vessel-choice.ts'
import { galleryMeals } from './gallery-meals.ts'
import { Plate } from './plate.tsx'

const items = [
  { group: 'arroz', grams: 120, name: 'Arroz branco' },
  { group: 'feijao', grams: 100, name: 'Feijão preto' },
] as const

test('a plate describes its foods to a screen reader', () => {
  render(<Plate items={items} />)
  expect(screen.getByRole('img', { name: 'Prato com arroz branco e feijão preto' })).toBeDefined()
})

test('a decorative plate is hidden from screen readers', () => {
  const { container } = render(<Plate items={items} decorative />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('[role=img]')).toBeNull()
})

test('the gallery shows every vessel and every food group', () => {
  const shown = galleryMeals.map(({ items: foods, vessel = chooseVessel(foods) }) => vessel)
  expect(new Set(shown)).toEqual(new Set(vessels))
  expect(new Set(galleryMeals.flatMap(({ items: foods }) => foods.map(({ group }) => group)))).toEqual(
    new Set(foodGroups),
  )
})

test('the gallery renders without React warnings', () => {
  const complaint = vi.spyOn(console, 'error')
  const { container } = render(
    galleryMeals.map(({ title, items: foods, vessel }) => (
      <Plate key={title} items={foods} vessel={vessel} />
    )),
  )
  expect(container.querySelectorAll('svg')).toHaveLength(60)
  expect(complaint).not.toHaveBeenCalled()
})
