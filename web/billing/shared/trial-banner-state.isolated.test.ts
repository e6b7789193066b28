// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { hasTrialBanner, trialBannerDismissed } from './trial-banner-state.ts'

beforeEach(() => localStorage.clear())

test('a dismissed banner stays dismissed', () => {
  expect(hasTrialBanner({ status: 'trial' })).toBe(true)
  trialBannerDismissed.set(true)
  expect(hasTrialBanner({ status: 'trial' })).toBe(false)
  expect(Object.keys(localStorage)).toEqual(['trial_banner_dismissed'])
})
