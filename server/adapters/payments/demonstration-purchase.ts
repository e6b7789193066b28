import { fail } from '../../platform/failure.ts'
import type { Payments } from './configured-payments.ts'
import type { Demonstration } from './demonstration.ts'
import type { Way } from './demonstration-view.ts'
import type { FakeBuyer } from './fake-buyer.ts'
import type { FakePreapproval, FakePreference } from './fake-store.ts'

interface Attempt {
  readonly way: Way
  /** Value of the pressed button: `aprovar`, `pendente`, `recusar` or `expirar`. */
  readonly deed: string
  readonly installments: number
}

/**
 * Pays at a checkout, or continues a payment that is pending there. Returns the address to which the buyer returns.
 */
export async function payCheckout(
  { fake: { buyer }, payments }: Demonstration,
  preference: FakePreference,
  attempt: Attempt,
): Promise<string> {
  const { way, deed } = attempt
  const waiting = await findWaiting(payments, preference, way)
  const paymentId = waiting ?? (await begin(buyer, preference.id, attempt))
  if (deed === 'aprovar' && (waiting !== null || way === 'pix')) await buyer.approve(paymentId)
  if (deed === 'expirar' && way === 'pix') await buyer.expire(paymentId)
  if (deed === 'recusar' && waiting !== null && way === 'cartao') await buyer.reject(paymentId)
  return (await buyer.returnAddress(preference.id, paymentId)) ?? '/'
}

async function begin(
  buyer: FakeBuyer,
  checkoutId: string,
  { way, deed, installments }: Attempt,
): Promise<string> {
  if (way === 'pix') return buyer.payByPix(checkoutId)
  const outcomes = {
    aprovar: 'approved',
    pendente: 'in_process',
    recusar: 'cc_rejected_other_reason',
  } as const
  const outcome = Object.entries(outcomes).find(([name]) => name === deed)?.[1]
  if (!outcome) throw fail('not_found')
  return buyer.payByCard(checkoutId, { outcome, installments })
}

/**
 * Returns the id of a payment left pending at this checkout, so that it is continued instead of paid twice; `null`
 * without one.
 */
async function findWaiting(
  { provider }: Payments,
  { external_reference: reference }: FakePreference,
  way: Way,
): Promise<string | null> {
  if (!reference || !provider) return null
  const found = await provider.findPayments(reference)
  const isThisWay = (method: string | null) => (method === 'pix') === (way === 'pix')
  return found.find(({ status, method }) => status === 'pending' && isThisWay(method))?.paymentId ?? null
}

/**
 * Enters a card at a renewal, if it has none, and runs a charge that is approved (`aprovar`) or declined (`recusar`).
 * Returns the address to which the buyer returns.
 */
export async function payRenewal(
  buyer: FakeBuyer,
  { id, status, back_url }: FakePreapproval,
  deed: string,
): Promise<string> {
  if (status === 'pending') await buyer.authorizeRenewal(id)
  if (deed === 'aprovar') await buyer.chargeRenewal(id, 'approved')
  if (deed === 'recusar') await buyer.chargeRenewal(id, 'recycling')
  return back_url
}
