import { exitOffer, type PlanId, planIds } from '#contract/billing/plans.ts'
import { json, stored, type StoredJson } from '../../ui/storage/stored.ts'

/** Purchase chosen before signing in. */
export interface CheckoutIntent {
  readonly plan: PlanId
  /** Discount in percent. */
  readonly discount: number
  readonly autoRenew: boolean
}

interface StoredIntent extends CheckoutIntent {
  readonly keptMs: number
}

/** TTL: time to confirm an e-mail address and answer the questionnaire. */
const ttlMs = 60 * 60 * 1000

const placeOf = (inTab: boolean) =>
  stored('draft:checkout', json(parseIntent), {
    inTab,
    maxAge: { ms: ttlMs, writtenAt: ({ keptMs }) => keptMs },
  })

/**
 * Two places for the choice. `tabs`: shared by all tabs, because the e-mail link opens a new tab. `tab`: one tab only,
 * so that only one tab continues to payment.
 */
const places = { tabs: placeOf(false), tab: placeOf(true) }
type Place = keyof typeof places

export function saveIntent(intent: CheckoutIntent, nowMs: number): void {
  places.tabs.set({ ...intent, keptMs: nowMs })
}

/** Returns the visitor's choice, this tab's first; `null` if it is invalid or expired. */
export function readIntent(nowMs: number): CheckoutIntent | null {
  const found = places.tab.get(nowMs) ?? places.tabs.get(nowMs)
  return found && { plan: found.plan, discount: found.discount, autoRenew: found.autoRenew }
}

/** Reads and deletes the choice, so that a purchase resumes once. */
export function takeIntent(nowMs: number): CheckoutIntent | null {
  const intent = readIntent(nowMs)
  const { tab, tabs } = places
  if (tab.get(nowMs)) tab.set(null)
  else tabs.set(null)
  return intent
}

/**
 * Moves the choice into this tab only, or back to all tabs: after a link is opened, the tab that waits for it
 * signs in too, and only one of the two may continue to payment.
 */
export function moveIntent(to: Place, nowMs: number): void {
  const from = places[to === 'tab' ? 'tabs' : 'tab']
  const moved = from.get(nowMs)
  if (!moved) return
  places[to].set(moved)
  from.set(null)
}

function parseIntent({ plan: name, discount, autoRenew, keptMs }: StoredJson): StoredIntent | null {
  const plan = planIds.find((id) => id === name)
  if (!plan || typeof keptMs !== 'number') return null
  const isOffer = plan === exitOffer.plan && discount === exitOffer.percent
  return { plan, discount: isOffer ? exitOffer.percent : 0, autoRenew: autoRenew === true, keptMs }
}
