import { exitOffer, planIds, trial } from '#contract/billing/plans.ts'
import { planAmount } from '../shared/amount.ts'
import { landingCalls, landingSections } from './landing-marks.ts'

/** Validates a value before it is sent. */
type Check<Value> = (value: unknown) => value is Value

export interface EventRule {
  /** Allowlist of the event's parameters. Diet, searches and personal data are excluded, whatever a caller passes. */
  readonly carries: Readonly<Record<string, Check<string | number>>>
  /** The event is sent once per person or per order on this device. */
  readonly once?: 'person' | 'order'
}

/** Valid amounts are the prices of the plans and of the exit offer; any other number is dropped. */
const prices = [...planIds.map((plan) => planAmount(plan)), planAmount(exitOffer.plan, exitOffer.percent)]
const price = { value: oneOf(...prices.map(({ value }) => value)), currency: oneOf('BRL') }

/** All tracked events under the pixel's names: its standard events first, then custom ones. */
export const events = {
  PageView: { carries: {} },
  ViewContent: { carries: { content_type: oneOf('recipe', 'protocol', 'diet') } },
  InitiateCheckout: { carries: price },
  Purchase: { carries: price, once: 'order' },
  CompleteRegistration: { carries: { method: oneOf('email') }, once: 'person' },
  Lead: { carries: {} },
  Search: { carries: {} },
  AddToWishlist: { carries: {} },

  TrialStart: { carries: { trial_type: oneOf('free_trial'), duration: oneOf(trial.days) }, once: 'person' },
  TrialExpired: { carries: {}, once: 'person' },
  SubscriptionUpgrade: { carries: {}, once: 'order' },
  FoodScan: { carries: {} },
  DietGeneration: { carries: {} },
  ReportView: { carries: {} },
  LandingSectionView: { carries: { section: oneOf(...landingSections) } },
  LandingCTAClick: { carries: { cta: oneOf(...landingCalls) } },
  PaymentInitiated: { carries: price },
  PaymentCompleted: { carries: price, once: 'order' },
} as const satisfies Record<string, EventRule>

type Events = typeof events
export type EventName = keyof Events

type Carried<Name extends EventName> = {
  readonly [Key in keyof Events[Name]['carries']]: Events[Name]['carries'][Key] extends Check<infer Value>
    ? Value
    : never
}

/** Parameters of an event. An order supplies its id. */
export type ParametersOf<Name extends EventName> = Carried<Name> &
  (Events[Name] extends { once: 'order' } ? { readonly order_id: string } : unknown)

/** Returns the allowed parameters of an event as texts; null if `events` lacks the event. */
export function filterEvent(
  event: string,
  parameters: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> | null {
  if (!isEventName(event)) return null
  const checks: EventRule['carries'] = events[event].carries
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, isAllowed]) => {
      const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
      return isAllowed(value) ? [[name, String(value)]] : []
    }),
  )
}

function isEventName(event: string): event is EventName {
  return Object.hasOwn(events, event)
}

function oneOf<const Value extends string | number>(...allowed: readonly Value[]): Check<Value> {
  return (value): value is Value => allowed.some((one) => one === value)
}
