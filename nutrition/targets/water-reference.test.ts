import { expect, test } from 'vitest'
import { officeWorker } from './test-person.ts'
import { shownWaterMl, waterReferenceMl } from './water-reference.ts'

test('the shown water is that of the plan, and of the weight only without a plan', () => {
  const person = { ...officeWorker, hydrationLiters: 2 }
  expect(shownWaterMl(person, { waterMl: 2000 })).toBe(2000)
  expect(shownWaterMl(person, null)).toBe(waterReferenceMl(person))
})

test('no water is shown where safety withholds a reference, whatever the plan says', () => {
  const person = { ...officeWorker, limitations: ['Problemas cardíacos'] as const }
  expect(shownWaterMl(person, { waterMl: 2000 })).toBeNull()
  expect(shownWaterMl(null, { waterMl: 2000 })).toBeNull()
})
