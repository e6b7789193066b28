import { expect, test } from 'vitest'
import { beans, orangeJuice, rice, rowOf, steak } from '../shared/test-food-rows.ts'
import { offeredMeasures, oneOf } from './offered-measures.ts'

test('plates and bowls that fit are offered beside the usual measures, each once', () => {
  const ofBeans = offeredMeasures(rowOf(beans))
  expect(ofBeans[0]).toBe('concha')
  expect(ofBeans).toEqual(expect.arrayContaining(['cumbuca', 'prato fundo']))
  expect(new Set(ofBeans).size).toBe(ofBeans.length)
  expect(offeredMeasures(rowOf(rice))).toContain('prato raso')
  expect(offeredMeasures(rowOf(orangeJuice))).toContain('copo americano')
  expect(offeredMeasures(rowOf(steak)).join()).not.toMatch(/prato|copo|cumbuca/)
})

test('one of a vessel weighs what the row says, else our estimate', () => {
  expect(oneOf(rowOf(beans), 'cumbuca')).toEqual({ measure: 'cumbuca', quantity: 1, grams: 300 })
  const bare = { ...rowOf(beans), measures: rowOf(beans).measures.slice(0, 2) }
  expect(offeredMeasures(bare)).toContain('prato fundo')
  expect(oneOf(bare, 'prato fundo')).toEqual({ measure: 'prato fundo', quantity: 1, grams: 280 })
})
