import type { PlateItem } from '#contract/day/meals.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { mealAt } from './past-meal.ts'

const plateOf = (group: string) => ({ items: [{ food: { group } }] as unknown as PlateItem[] })

test.each([
  ['arroz', '13:59', 'almoco'],
  ['pao', '13:59', 'lanche_tarde'],
  ['pao', '07:10', 'cafe_manha'],
  ['arroz', '20:30', 'jantar'],
  ['pao', '01:00', 'ceia'],
] as const)('%s at %s is %s, with the usual hours and nothing logged', (group, time, meal) => {
  const when = { date: '2026-03-11', time }
  expect(mealAt(new QueryClient(), plateOf(group), when)).toBe(meal)
})
