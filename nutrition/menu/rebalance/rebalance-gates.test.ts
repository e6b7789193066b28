import { expect, test } from 'vitest'
import { planPlainWeek } from '../week/plan-week.ts'
import { randomRequest } from '../test-library.ts'
import { safetyGates } from '../../safety/gates.ts'
import type { HealthFacts } from '../../safety/health-facts.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import { rebalanceDay } from './rebalance.ts'
import { after, recipes } from './test-days.ts'

const request = { ...randomRequest(7, recipes), batches: [] }
const menu = planPlainWeek(request, recipes)
const barbecue = after(menu.days[0]!, 'almoco', 1200)
const rebalanceFor = (facts: Partial<HealthFacts>) =>
  rebalanceDay(menu, barbecue, request, recipes, {
    ...safetyGates({ ...healthy, ...facts }),
    floorKcal: 1200,
  })

test('a healthy adult is offered an adjusted dinner', () => {
  expect(rebalanceFor({})).toMatchObject({ isAllowed: true, adjustments: [{ mealType: 'jantar' }] })
})

const groups: readonly (readonly [string, Partial<HealthFacts>])[] = [
  ['weight cycling', { weightHistory: 'efeito_sanfona' }],
  ['anxiety or depression', { conditions: ['ansiedade_depressao'] }],
  ['anxiety or depression in free text', { declared: ['ansiedade_depressao'] }],
  // At 165 cm, 54.4 kg is a BMI of 19.98.
  ['a BMI under 20', { weightKg: 54.4 }],
  ['an eating disorder of the past or present', { eatingDisorders: 'bulimia' }],
  ['an eating disorder as a condition, with hidden numbers', { conditions: ['tca'] }],
  ['an eating disorder in free text', { declared: ['transtorno_alimentar'] }],
  ['insulin', { medications: ['insulina'] }],
  ['pregnancy', { pregnancyBreastfeeding: 'gestante' }],
  ['age from 75', { ageYears: 75, weightKg: 80 }],
  ['fast weight loss', { isLosingFast: true }],
  ['an open question about care', { careQuestion: 'open' }],
]

test.each(groups)('with %s a large lunch leads to no adjustment', (_, facts) => {
  const { isAllowed, adjustments, menu: kept } = rebalanceFor(facts)
  expect({ isAllowed, adjustments }).toEqual({ isAllowed: false, adjustments: [] })
  expect(kept).toBe(menu)
})

test('a BMI of 20 may be adjusted', () => {
  expect(rebalanceFor({ weightKg: 54.5 }).isAllowed).toBe(true)
})
