import { exitOffer, type PlanId, planIds } from '#contract/plans.ts'

/** What somebody chose to buy. */
export interface CheckoutIntent {
  readonly plan: PlanId
  /** In percent. */
  readonly discount: number
  readonly autoRenew: boolean
}

/**
 * Kept in all tabs, because the link that confirms an e-mail opens another one. Signing out removes every key that
 * begins with `draft:`.
 */
const key = 'draft:checkout'
/** Time to confirm an address and answer the questionnaire; what was chosen long ago is chosen anew. */
const keptForMs = 60 * 60 * 1000

type IntentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function keepIntent(storage: IntentStorage, intent: CheckoutIntent, nowMs: number): void {
  storage.setItem(key, JSON.stringify({ ...intent, keptMs: nowMs }))
}

/** What a visitor chose before signing in; what does not read, or is too old, was never chosen. */
export function readIntent(storage: IntentStorage, nowMs: number): CheckoutIntent | null {
  const stored = readJson(storage.getItem(key) ?? '')
  if (typeof stored !== 'object' || stored === null) return null
  const { plan: name, discount, autoRenew, keptMs } = stored as Readonly<Record<string, unknown>>
  const plan = planIds.find((id) => id === name)
  const isFresh = typeof keptMs === 'number' && keptMs <= nowMs && nowMs - keptMs <= keptForMs
  if (!plan || !isFresh) return null
  const isOffer = plan === exitOffer.plan && discount === exitOffer.percent
  return { plan, discount: isOffer ? exitOffer.percent : 0, autoRenew: autoRenew === true }
}

/** Reads it and forgets it, so that a purchase resumes once. */
export function takeIntent(storage: IntentStorage, nowMs: number): CheckoutIntent | null {
  const intent = readIntent(storage, nowMs)
  storage.removeItem(key)
  return intent
}

/**
 * Brings what was chosen into this tab alone, or back to all of them: where a link is opened, the tab that waits for it
 * signs in as well, and only one of the two may go on to pay. Tells whether there is a choice.
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
