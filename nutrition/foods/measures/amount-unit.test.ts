import { expect, test } from 'vitest'
import { amountUnit } from './amount-unit.ts'

test.each([
  ['bebida', 'Leite desnatado', 'ml'],
  ['bebida', 'Refresco em pó preparado', 'ml'],
  ['bebida', 'Leite de soja em pó', 'g'],
  ['bebida', 'Suplemento alimentar em pó (Sustagen)', 'g'],
  ['bebida', 'Pó de café', 'g'],
  ['laticinio', 'Queijo minas', 'g'],
] as const)('in group %s, %s is shown in %s', (group, name, unit) => {
  expect(amountUnit({ group, name })).toBe(unit)
})
