import { dailyPhotos } from '#contract/plans.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetFor } from './rules.ts'

test('of the usual day of 500 photos a trial has 15, a plan 60, and 200 are kept for plans', () => {
  expect(budgetFor(false, 500)).toEqual({ ofAll: 500, ofTrials: 300, ofAccount: dailyPhotos.trial })
  expect(budgetFor(true, 500)).toEqual({ ofAll: 500, ofTrials: 300, ofAccount: dailyPhotos.paid })
})

test('of every day of at least 30 photos, five accounts of a kind leave a sixth its share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 100_000 }), fc.boolean(), (callsPerDay, isPaying) => {
      const { ofAll, ofTrials, ofAccount } = budgetFor(isPaying, callsPerDay)
      expect(ofAccount * 6).toBeLessThanOrEqual(isPaying ? ofAll : ofTrials)
      expect(ofAll - ofTrials).toBeGreaterThanOrEqual(callsPerDay * 0.4)
    }),
  )
})
