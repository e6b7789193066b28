// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { trialBannerDismissed } from './trial-banner-state.ts'

beforeEach(() => localStorage.clear())

test('a dismissed banner stays dismissed', () => {
  expect(trialBannerDismissed.get()).toBeNull()
  trialBannerDismissed.set(true)
  expect(trialBannerDismissed.get()).not.toBeNull()
  expect(Object.keys(localStorage)).toEqual(['trial_banner_dismissed'])
})
