import { expect, test } from 'vitest'
import { toggleChoice } from './choice-selection.ts'

test('choices are added in the order of the taps and removed by a second tap', () => {
  expect(toggleChoice(['Leite'], 'Ovo')).toEqual(['Leite', 'Ovo'])
  expect(toggleChoice(['Leite', 'Ovo'], 'Leite')).toEqual(['Ovo'])
})

test('"Nenhuma" clears the others', () => {
  expect(toggleChoice(['Leite', 'Ovo'], 'Nenhuma', ['Nenhuma'])).toEqual(['Nenhuma'])
})

test('any other choice clears "Nenhuma"', () => {
  expect(toggleChoice(['Nenhuma'], 'Soja', ['Nenhuma'])).toEqual(['Soja'])
})
