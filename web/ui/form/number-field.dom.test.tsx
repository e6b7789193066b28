import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { NumberField } from './number-field.tsx'

afterEach(cleanup)

interface WeightProps {
  start: number | null
  heard: (value: number | null) => void
  decimals?: number
}

function Weight({ start, heard, decimals = 1 }: WeightProps) {
  const [value, setValue] = useState(start)
  return (
    <NumberField
      label="Peso"
      decimals={decimals}
      unit="kg"
      value={value}
      onChange={(next) => {
        setValue(next)
        heard(next)
      }}
    />
  )
}

function type(text: string) {
  fireEvent.change(screen.getByLabelText('Peso'), { target: { value: text } })
}

test('a weight is typed with a comma and passed on as a number', () => {
  const heard: (number | null)[] = []
  render(<Weight start={null} heard={(value) => heard.push(value)} />)
  type('72,')
  type('72,4')
  expect(heard).toEqual([72, 72.4])
  expect(screen.getByLabelText<HTMLInputElement>('Peso').value).toBe('72,4')
})

test('a received number is shown with a comma', () => {
  render(<Weight start={1850.5} heard={() => undefined} />)
  expect(screen.getByLabelText<HTMLInputElement>('Peso').value).toBe('1.850,5')
})

test('letters are ignored, and an emptied field is null', () => {
  const heard: (number | null)[] = []
  render(<Weight start={80} heard={(value) => heard.push(value)} />)
  type('8a1')
  type('')
  expect(heard).toEqual([81, null])
})

test('a fraction counts as its value', () => {
  const heard: (number | null)[] = []
  render(<Weight start={null} heard={(value) => heard.push(value)} />)
  for (const text of ['1', '1/', '1/2']) type(text)
  expect(heard).toEqual([1, null, 0.5])
  expect(screen.getByLabelText<HTMLInputElement>('Peso').value).toBe('1/2')
  fireEvent.blur(screen.getByLabelText('Peso'))
  expect(screen.getByLabelText<HTMLInputElement>('Peso').value).toBe('0,5')
})

test('a field for whole numbers takes no fraction but a whole one', () => {
  const heard: (number | null)[] = []
  render(<Weight start={null} decimals={0} heard={(value) => heard.push(value)} />)
  for (const text of ['1/2', '4/2']) type(text)
  expect(heard).toEqual([null, 2])
})

test('what is no number stays in the field and is refused with a word', () => {
  const heard: (number | null)[] = []
  render(<Weight start={null} heard={(value) => heard.push(value)} />)
  type('1-2')
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.blur(screen.getByLabelText('Peso'))
  expect(heard).toEqual([null])
  expect(screen.getByLabelText<HTMLInputElement>('Peso').value).toBe('1-2')
  expect(screen.getByRole('alert').textContent).toContain('um número só')
})

test('a fraction stays while it is typed, also in a form that stores 0 for no number', () => {
  const Minutes = () => {
    const [value, setValue] = useState(0)
    return <NumberField label="Peso" value={value} onChange={(next) => setValue(next ?? 0)} />
  }
  render(<Minutes />)
  for (const text of ['4', '4/', '4/2']) {
    type(text)
    expect(screen.getByLabelText<HTMLInputElement>('Peso').value).toBe(text)
  }
  fireEvent.blur(screen.getByLabelText('Peso'))
  expect(screen.getByLabelText<HTMLInputElement>('Peso').value).toBe('2')
})
