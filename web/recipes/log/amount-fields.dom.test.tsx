import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Amount, amountInMeasure } from '../../day/shared/plate-items.ts'
import { rowOf } from '../../day/shared/test-food-rows.ts'
import { AmountFields } from './amount-fields.tsx'

afterEach(cleanup)

const rice = rowOf('taco:3')
const heard: Amount[] = []

function Fields() {
  const [amount, setAmount] = useState(() => amountInMeasure(rice, 'escumadeira', 1))
  return (
    <AmountFields
      food={rice}
      amount={amount}
      maxGrams={3000}
      onChange={(next) => {
        heard.push(next)
        setAmount(next)
      }}
    />
  )
}

function type(text: string) {
  fireEvent.change(screen.getByLabelText('Quantidade'), { target: { value: text } })
}

test('half a measure is half its grams', () => {
  render(<Fields />)
  type('1/2')
  expect(heard.at(-1)).toMatchObject({ quantity: 0.5, measure: 'escumadeira' })
})

test('an amount that cannot be logged says why', () => {
  render(<Fields />)
  expect(screen.queryByRole('alert')).toBeNull()
  for (const text of ['', '0']) {
    type(text)
    expect(screen.getByRole('alert').textContent).toContain('Diga quanto foi')
  }
  type('900')
  expect(screen.getByRole('alert').textContent).toContain('É demais')
})
