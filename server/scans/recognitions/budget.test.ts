import { dailyPhotos } from '#contract/billing/plans.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetFor } from './rules.ts'

test('500 photos a day: 15 for a trial, 60 for a plan, 200 reserved for plans', () => {
  expect(budgetFor(false, 500)).toEqual({ ofAll: 500, ofTrials: 300, ofAccount: dailyPhotos.trial })
  expect(budgetFor(true, 500)).toEqual({ ofAll: 500, ofTrials: 300, ofAccount: dailyPhotos.paid })
})

test('five accounts using their full share leave a sixth its share, from 30 a day on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 100_000 }), fc.boolean(), (callsPerDay, isPaying) => {
      const { ofAll, ofTrials, ofAccount } = budgetFor(isPaying, callsPerDay)
      expect(ofAccount * 6).toBeLessThanOrEqual(isPaying ? ofAll : ofTrials)
      expect(ofAll - ofTrials).toBeGreaterThanOrEqual(callsPerDay * 0.4)
    }),
  )
})
