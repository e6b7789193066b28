import { expect, test } from 'vitest'
import { dismissTrialBanner, isTrialBannerDismissed } from './trial-banner-state.ts'

test('a dismissed banner stays dismissed', () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  expect(isTrialBannerDismissed(storage)).toBe(false)
  dismissTrialBanner(storage)
  expect(isTrialBannerDismissed(storage)).toBe(true)
  expect([...values.keys()]).toEqual(['trial_banner_dismissed'])
})
