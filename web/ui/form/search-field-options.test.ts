import { expect, test } from 'vitest'
import { stillMatching } from './search-field-options.ts'

const fish = ['Peixes', 'Peixe de água doce']
const name = (option: string) => option

test('options of the previous query stay while they match the new one', () => {
  expect(stillMatching(fish, 'PEIXE', name)).toEqual(fish)
  expect(stillMatching(fish, 'agua', name)).toEqual(['Peixe de água doce'])
})

test('options of another query are not shown for a new one', () => {
  expect(stillMatching(fish, 'jiló', name)).toEqual([])
})
