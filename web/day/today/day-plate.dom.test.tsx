// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DayPlate } from './day-plate.tsx'
import { mondayWithDiet } from './test-day.ts'

const open = () => undefined

test('a day without food shows an empty plate', () => {
  render(<DayPlate today={mondayWithDiet} onOpen={open} />)
  expect(screen.getByText('O prato de hoje está vazio')).toBeTruthy()
})

test('a ticked meal is shown as planned', () => {
  const [lunch] = mondayWithDiet.planned_meals
  render(
    <DayPlate today={{ ...mondayWithDiet, planned_meals: [{ ...lunch!, ticked: true }] }} onOpen={open} />,
  )
  expect(screen.getByText(/como planejado/)).toBeTruthy()
})
