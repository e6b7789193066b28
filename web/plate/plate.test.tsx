import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { galleryMeals } from './gallery-meals.ts'
import { Plate } from './plate.tsx'

const items = [
  { group: 'arroz', grams: 120, name: 'Arroz branco' },
  { group: 'feijao', grams: 100, name: 'Feijão preto' },
] as const

test('a plate tells a screen reader what is on it', () => {
  render(<Plate items={items} />)
  expect(screen.getByRole('img', { name: 'Prato com arroz branco e feijão preto' })).toBeDefined()
})

test('a title replaces the list of foods', () => {
  render(<Plate items={items} title="Seu almoço de terça" />)
  expect(screen.getByRole('img', { name: 'Seu almoço de terça' })).toBeDefined()
})

test('a decorative plate is silent', () => {
  const { container } = render(<Plate items={items} decorative />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('[role=img]')).toBeNull()
})

test('the samples of the gallery are drawn without a complaint from React', () => {
  const complaint = vi.spyOn(console, 'error')
  const { container } = render(galleryMeals.slice(0, 12).map((meal) => <Plate key={meal.title} {...meal} />))
  expect(container.querySelectorAll('svg')).toHaveLength(12)
  expect(complaint).not.toHaveBeenCalled()
})
