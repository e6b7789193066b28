import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { BirthdateField } from './birthdate-field.tsx'

afterEach(cleanup)

function Stage() {
  const [date, setDate] = useState<string | null>(null)
  return (
    <>
      <BirthdateField legend="Data de nascimento" value={date} onChange={setDate} />
      <output>{date}</output>
    </>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, value: string) => {
  field(label).focus()
  fireEvent.change(field(label), { target: { value } })
}

test('a complete day and month move the focus on, an ambiguous digit does not', () => {
  render(<Stage />)
  write('Dia', '2')
  expect(document.activeElement).toBe(field('Dia'))
  write('Dia', '20')
  expect(document.activeElement).toBe(field('Mês'))
  write('Mês', '5')
  expect(document.activeElement).toBe(field('Ano'))
  write('Ano', '1990')
  expect(document.activeElement).toBe(field('Ano'))
  expect(screen.getByRole('status').textContent).toBe('1990-05-20')
})

test('a separator ends a part of one digit and is not written', () => {
  render(<Stage />)
  write('Dia', '1')
  write('Dia', '1/')
  expect(field('Dia').value).toBe('1')
  expect(document.activeElement).toBe(field('Mês'))
})

test('a backspace in an empty part goes back, and correcting a written part goes nowhere', () => {
  render(<Stage />)
  write('Dia', '20')
  fireEvent.keyDown(field('Mês'), { key: 'Backspace' })
  expect(document.activeElement).toBe(field('Dia'))
  write('Mês', '05')
  write('Dia', '2')
  write('Dia', '21')
  expect(document.activeElement).toBe(field('Dia'))
})

test('a pasted date fills all parts', () => {
  render(<Stage />)
  fireEvent.paste(field('Mês'), { clipboardData: { getData: () => '20/05/1990' } })
  expect([field('Dia').value, field('Mês').value, field('Ano').value]).toEqual(['20', '05', '1990'])
  expect(screen.getByRole('status').textContent).toBe('1990-05-20')
})
