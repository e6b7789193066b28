import { expect, test } from 'vitest'
import { toggleChoice } from './choice-selection.ts'

test('choices gather in the order of the taps and leave with a second tap', () => {
  expect(toggleChoice(['Leite'], 'Ovo')).toEqual(['Leite', 'Ovo'])
  expect(toggleChoice(['Leite', 'Ovo'], 'Leite')).toEqual(['Ovo'])
})

test('"Nenhuma" empties the others', () => {
  expect(toggleChoice(['Leite', 'Ovo'], 'Nenhuma', ['Nenhuma'])).toEqual(['Nenhuma'])
})

test('any other choice empties "Nenhuma"', () => {
  expect(toggleChoice(['Nenhuma'], 'Soja', ['Nenhuma'])).toEqual(['Soja'])
})
