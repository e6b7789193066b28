import { exitOffer, type PlanId, planIds } from '#contract/billing/plans.ts'

/** Purchase chosen before signing in. */
export interface CheckoutIntent {
  readonly plan: PlanId
  /** In percent. */
  readonly discount: number
  readonly autoRenew: boolean
}

/**
 * Shared by all tabs, because the link that confirms an e-mail opens another one. Signing out removes every
 * key that begins with `draft:`.
 */
const key = 'draft:checkout'
/** TTL: time to confirm an address and answer the questionnaire. */
const ttlMs = 60 * 60 * 1000

type IntentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function saveIntent(storage: IntentStorage, intent: CheckoutIntent, nowMs: number): void {
  storage.setItem(key, JSON.stringify({ ...intent, keptMs: nowMs }))
}

/** Returns the visitor's choice; `null` if it is invalid or expired. */
export function readIntent(storage: IntentStorage, nowMs: number): CheckoutIntent | null {
  const stored = readJson(storage.getItem(key) ?? '')
  if (typeof stored !== 'object' || stored === null) return null
  const { plan: name, discount, autoRenew, keptMs } = stored as Readonly<Record<string, unknown>>
  const plan = planIds.find((id) => id === name)
  const isFresh = typeof keptMs === 'number' && keptMs <= nowMs && nowMs - keptMs <= ttlMs
  if (!plan || !isFresh) return null
  const isOffer = plan === exitOffer.plan && discount === exitOffer.percent
  return { plan, discount: isOffer ? exitOffer.percent : 0, autoRenew: autoRenew === true }
}

/** Reads and deletes it, so that a purchase resumes once. */
export function takeIntent(storage: IntentStorage, nowMs: number): CheckoutIntent | null {
  const intent = readIntent(storage, nowMs)
  storage.removeItem(key)
  return intent
}

/**
 * Moves the choice into this tab only, or back to all tabs: after a link is opened, the tab that waits for it
 * signs in too, and only one of the two may continue to payment. Returns whether there is a choice.
 */
export function moveIntent(from: IntentStorage, to: IntentStorage, nowMs: number): boolean {
  const text = from.getItem(key)
  if (text !== null) {
    to.setItem(key, text)
    from.removeItem(key)
  }
  return readIntent(to, nowMs) !== null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
