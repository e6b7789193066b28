import { plans } from '#contract/billing/plans.ts'
import { expect, test } from 'vitest'
import { findFacts } from '../subscription/service.ts'
import { openBilling } from './test-billing.ts'

const shop = await openBilling()
const { clock, database, signUpConfirmed, pay, subscriptionOf } = shop

test('days bought before a price increase are upgraded at the price that was charged', async () => {
  const person = await signUpConfirmed()
  await pay(person, { plan: 'basic' })
  clock.advance({ minutes: 1 })
  const { priceCents } = plans.basic
  Object.assign(plans.basic, { priceCents: priceCents * 2 })
  try {
    await pay(person, { plan: 'annual' })
    // 30 days at R$ 29,90 are worth 36.5 days at R$ 299,00 for 365 days; a started day counts as a full one.
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual', days_left: 365 + 37 })
    const facts = await database.asAccount(person.id, findFacts)
    expect(facts?.purchases.map(({ amountCents }) => amountCents).toSorted()).toEqual([2990, 29_900])
  } finally {
    Object.assign(plans.basic, { priceCents })
  }
})
