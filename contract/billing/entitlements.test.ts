import { expect, test } from 'vitest'
import { allows, needsUpgrade } from './entitlements.ts'

test.each([
  ['basic', 'trial', false, false],
  ['basic', 'active', false, false],
  ['basic', 'canceled', false, false],
  ['basic', 'expired', false, false],
  ['monthly', 'trial', false, false],
  ['monthly', 'active', false, true],
  ['monthly', 'past_due', false, true],
  ['monthly', 'canceled', false, true],
  ['monthly', 'expired', false, false],
  ['annual', 'trial', false, false],
  ['annual', 'active', true, true],
  ['annual', 'past_due', true, true],
  ['annual', 'canceled', true, true],
  ['annual', 'expired', false, false],
] as const)(
  'plan %s that is %s: the whole recipe book and the guide %s, advanced reports %s',
  (plan, status, unlimitedRecipes, advancedReports) => {
    expect(allows({ plan, status }, 'unlimited_recipes')).toBe(unlimitedRecipes)
    expect(allows({ plan, status }, 'recipe_guide')).toBe(unlimitedRecipes)
    expect(allows({ plan, status }, 'advanced_reports')).toBe(advancedReports)
  },
)

test.each([
  ['trial', false, false],
  ['trial', true, true],
  ['active', false, false],
  ['past_due', false, false],
  ['canceled', false, false],
  ['expired', true, true],
] as const)('a subscription that is %s (trial over: %s) needs an upgrade: %s', (status, isOver, needed) => {
  expect(needsUpgrade({ status, is_trial_expired: isOver })).toBe(needed)
})
