import { exitOffer, planIds, trial } from '#contract/plans.ts'
import { planAmount } from './amount.ts'
import { landingCalls, landingSections } from './landing-marks.ts'

/** Looks at a value before it travels. */
type Check<Value> = (value: unknown) => value is Value

export interface EventRule {
  /** All that may travel with it. What a person eats, searches or is has no place here, whatever a caller passes. */
  readonly carries: Readonly<Record<string, Check<string | number>>>
  /** Told once on this device: of a person, or of an order. */
  readonly once?: 'person' | 'order'
}

/** Only what a plan costs is an amount: no other number passes for one. */
const prices = [...planIds.map((plan) => planAmount(plan)), planAmount(exitOffer.plan, exitOffer.percent)]
const price = { value: oneOf(...prices.map(({ value }) => value)), currency: oneOf('BRL') }

/** Everything that is told, under the names of the pixel: its standard events first, then our own. */
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

/** What a caller says of an event. An order gives it its identity. */
export type ParametersOf<Name extends EventName> = Carried<Name> &
  (Events[Name] extends { once: 'order' } ? { readonly order_id: string } : unknown)

/** Of an event only what the table lets through; null where the table has no such event. */
export function tellable(
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
