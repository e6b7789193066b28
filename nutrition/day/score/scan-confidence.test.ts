import { expect, test } from 'vitest'
import { confidenceLabelOf, confidenceWords, scanConfidence } from './scan-confidence.ts'

test('scan confidence is weighted by the energy of each food', () => {
  const sure = { kcal: 300, identityConfidence: 1, portionConfidence: 0.8 }
  const doubtful = { kcal: 100, identityConfidence: 0.5, portionConfidence: 0.4 }
  expect(scanConfidence([sure, doubtful])).toBeCloseTo(0.65)
  expect(scanConfidence([])).toBe(0)
  expect(scanConfidence([{ ...sure, kcal: 0 }])).toBeCloseTo(0.8)
})

test('confidence maps to high, medium or low', () => {
  expect([0.75, 0.74, 0.5, 0.49].map(confidenceLabelOf)).toEqual(['alta', 'media', 'media', 'baixa'])
  expect(confidenceWords[confidenceLabelOf(0.6)]).toBe('média')
})
