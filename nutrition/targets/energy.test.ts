import { expect, test } from 'vitest'
import { restingKcal, sessionKcal } from './energy.ts'

test('resting energy agrees with published examples of Mifflin-St Jeor', () => {
  expect(restingKcal({ sex: 'F', weightKg: 60, heightCm: 165, ageYears: 30 })).toBe(1320.25)
  expect(restingKcal({ sex: 'M', weightKg: 80, heightCm: 178, ageYears: 35 })).toBe(1742.5)
  expect(restingKcal({ sex: 'F', weightKg: 85, heightCm: 160, ageYears: 40 })).toBe(1489)
})

test('a session counts only what it adds to resting', () => {
  const walk = {
    freqPerWeek: 2,
    modality: 'caminhada',
    durationMinutes: 30,
    intensity: 'moderada',
    goalsFitness: [],
  } as const
  expect(sessionKcal(walk, 70)).toBeCloseTo(87.5)
  expect(sessionKcal({ ...walk, freqPerWeek: 0 }, 70)).toBe(0)
})
