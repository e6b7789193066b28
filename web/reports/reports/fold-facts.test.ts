import { expect, test } from 'vitest'
import { advancedFact } from './fold-facts.ts'
import { testReport } from './test-report.ts'

const report = testReport('week', '2026-03-13', () => ({ meals: 3, calories: 1800, protein: 80 }))
const advancedWith = (days_protein_reached: number | null) => ({
  days_protein_reached,
  days_fiber_reached: null,
  days_energy_near: null,
  days_missing: 0,
  days_missing_before: 0,
  comparison: null,
  weekdays: [],
})

test('the folded analysis counts the days near the protein target, but never headlines a zero', () => {
  expect(advancedFact(report, advancedWith(2))).toMatch(/^Proteína perto da meta em 2 de /)
  expect(advancedFact(report, advancedWith(0))).toBe('Por dia da semana')
  expect(advancedFact(report, advancedWith(null))).toBe('Por dia da semana')
})
