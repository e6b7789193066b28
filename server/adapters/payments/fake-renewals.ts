import { randomUUID } from 'node:crypto'
import { centsOf, decimalOf, instantText } from './mercado-pago-wire.ts'
import { openPayment } from './fake-payments.ts'
import type { PreapprovalRequest } from './fake-requests.ts'
import type { FakeAuthorizedPayment, FakePreapproval } from './fake-store.ts'
import { dateOfChange, freshNumber, FakeRefusal, type FakeWorld } from './fake-world.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const mostRetries = 4
const failuresUntilCancelled = 3

/** Outcome of a charge: `recycling` is declined and will be retried, `failed` is declined for good. */
export type ChargeOutcome = 'approved' | 'recycling' | 'failed'

export async function openPreapproval(
  world: FakeWorld,
  request: PreapprovalRequest,
): Promise<FakePreapproval> {
  const id = randomUUID().replaceAll('-', '')
  const now = instantText(world.clock.now())
  const page = world.pagePath?.(id) ?? `/subscriptions/checkout?preapproval_id=${id}`
  const preapproval: FakePreapproval = {
    ...request,
    id,
    init_point: world.pageAddress + page,
    collector_id: world.collectorId,
    payer_id: freshNumber(),
    next_payment_date: null,
    summarized: { charged_quantity: 0, charged_amount: 0, last_charged_date: null, semaphore: null },
    date_created: now,
    last_modified: now,
  }
  await keepPreapproval(world, preapproval, 'created')
  return preapproval
}

export async function findPreapproval(world: FakeWorld, id: string): Promise<FakePreapproval> {
  const preapproval = await world.store.get('preapproval', id)
  if (!preapproval) throw new FakeRefusal(404, `The preapproval with id ${id} does not exist`)
  return preapproval
}

export async function chargesOf(world: FakeWorld, preapprovalId: string) {
  const charges = await world.store.list('authorized_payment')
  return charges.filter((charge) => charge.preapproval_id === preapprovalId)
}

/**
 * Enters the buyer's card at a renewal. The first charge is due in an hour, or on the requested day if that is later.
 */
export async function authorizePreapproval(world: FakeWorld, id: string): Promise<void> {
  const preapproval = await findPreapproval(world, id)
  if (preapproval.status !== 'pending') throw new FakeRefusal(400, 'This preapproval has a card already')
  const soonest = world.clock.now().getTime() + hourMs
  const asked = Date.parse(preapproval.auto_recurring.start_date ?? '')
  const due = instantText(new Date(asked > soonest ? asked : soonest))
  await changePreapproval(world, preapproval, { status: 'authorized', next_payment_date: due })
  await scheduleCharge(world, preapproval, due)
}

/**
 * Changes the status of a renewal as the seller or the buyer may. Refuses a canceled one, and any change but
 * cancellation without a card.
 */
export async function setPreapprovalStatus(
  world: FakeWorld,
  id: string,
  status: 'authorized' | 'paused' | 'cancelled',
): Promise<FakePreapproval> {
  const preapproval = await findPreapproval(world, id)
  if (preapproval.status === 'cancelled') {
    throw new FakeRefusal(400, 'You can not modify a cancelled preapproval.')
  }
  if (preapproval.status === 'pending' && status !== 'cancelled') {
    throw new FakeRefusal(400, 'card_token_id is required')
  }
  if (status !== 'cancelled') return changePreapproval(world, preapproval, { status })
  const open = await openChargeOf(world, id)
  if (open) await changeCharge(world, open, { status: 'cancelled' })
  return changePreapproval(world, preapproval, { status, next_payment_date: null })
}

/** Runs the charge that is due, or retries a declined charge, with this outcome. Returns the id of the charge. */
export async function runCharge(world: FakeWorld, id: string, outcome: ChargeOutcome): Promise<string> {
  const preapproval = await findPreapproval(world, id)
  const charge = await openChargeOf(world, id)
  if (preapproval.status !== 'authorized' || !charge) throw new FakeRefusal(400, 'Nothing to charge')
  const retries = charge.status === 'recycling' ? charge.retry_attempt + 1 : 0
  if (outcome === 'recycling' && retries >= mostRetries) throw new FakeRefusal(400, 'No retry is left')
  const isApproved = outcome === 'approved'
  const {
    id: paymentId,
    status,
    status_detail,
  } = await openPayment(world, {
    status: isApproved ? 'approved' : 'rejected',
    status_detail: isApproved ? 'accredited' : 'cc_rejected_insufficient_amount',
    amount: charge.transaction_amount,
    method: { id: 'master', type: 'credit_card' },
    installments: 1,
    reference: charge.external_reference,
    payerEmail: preapproval.payer_email,
    preference: null,
  })
  await changeCharge(world, charge, {
    status: outcome === 'recycling' ? 'recycling' : 'processed',
    retry_attempt: retries,
    payment: { id: paymentId, status, status_detail },
  })
  if (outcome === 'recycling')
    await changePreapproval(world, preapproval, withSemaphore(preapproval, 'yellow'))
  else await finishCharge(world, preapproval, { charge, isApproved })
  return String(charge.id)
}

async function finishCharge(
  world: FakeWorld,
  preapproval: FakePreapproval,
  { charge, isApproved }: { readonly charge: FakeAuthorizedPayment; readonly isApproved: boolean },
): Promise<void> {
  const { summarized } = withSemaphore(preapproval, isApproved ? 'green' : 'red')
  const due = dueAfter(preapproval, charge.debit_date)
  const collected = {
    ...summarized,
    charged_quantity: summarized.charged_quantity + 1,
    charged_amount: sum(summarized.charged_amount, charge.transaction_amount),
    last_charged_date: instantText(world.clock.now()),
  }
  const changed = await changePreapproval(world, preapproval, {
    summarized: isApproved ? collected : summarized,
    next_payment_date: due,
  })
  if (!isApproved && (await lastFailures(world, preapproval.id)) >= failuresUntilCancelled) {
    await changePreapproval(world, changed, { status: 'cancelled', next_payment_date: null })
  } else await scheduleCharge(world, preapproval, due)
}

async function lastFailures(world: FakeWorld, preapprovalId: string): Promise<number> {
  const processed = (await chargesOf(world, preapprovalId)).filter(({ status }) => status === 'processed')
  return processed.length - 1 - processed.findLastIndex(({ payment }) => payment?.status === 'approved')
}

async function openChargeOf(world: FakeWorld, preapprovalId: string) {
  const charges = await chargesOf(world, preapprovalId)
  return charges.find(({ status }) => status === 'scheduled' || status === 'recycling')
}

async function scheduleCharge(world: FakeWorld, preapproval: FakePreapproval, due: string) {
  const now = instantText(world.clock.now())
  const charge: FakeAuthorizedPayment = {
    id: freshNumber(),
    type: 'scheduled',
    status: 'scheduled',
    debit_date: due,
    retry_attempt: 0,
    transaction_amount: preapproval.auto_recurring.transaction_amount,
    currency_id: 'BRL',
    preapproval_id: preapproval.id,
    external_reference: preapproval.external_reference ?? null,
    payment: null,
    date_created: now,
    last_modified: now,
  }
  await keepCharge(world, charge, 'created')
}

async function changeCharge(
  world: FakeWorld,
  charge: FakeAuthorizedPayment,
  changes: Partial<FakeAuthorizedPayment>,
): Promise<void> {
  const last_modified = dateOfChange(world.clock, charge.last_modified)
  await keepCharge(world, { ...charge, ...changes, last_modified }, 'updated')
}

async function keepCharge(
  world: FakeWorld,
  charge: FakeAuthorizedPayment,
  action: 'created' | 'updated',
): Promise<void> {
  await world.store.put('authorized_payment', String(charge.id), charge)
  world.tell({ topic: 'subscription_authorized_payment', action, id: String(charge.id), address: null })
}

async function changePreapproval(
  world: FakeWorld,
  preapproval: FakePreapproval,
  changes: Partial<FakePreapproval>,
): Promise<FakePreapproval> {
  const last_modified = dateOfChange(world.clock, preapproval.last_modified)
  const changed = { ...preapproval, ...changes, last_modified }
  await keepPreapproval(world, changed, 'updated')
  return changed
}

async function keepPreapproval(
  world: FakeWorld,
  preapproval: FakePreapproval,
  action: 'created' | 'updated',
): Promise<void> {
  await world.store.put('preapproval', preapproval.id, preapproval)
  world.tell({ topic: 'subscription_preapproval', action, id: preapproval.id, address: null })
}

function withSemaphore({ summarized }: FakePreapproval, semaphore: 'green' | 'yellow' | 'red') {
  return { summarized: { ...summarized, semaphore } }
}

function dueAfter({ auto_recurring }: FakePreapproval, previous: string): string {
  const due = new Date(previous)
  if (auto_recurring.frequency_type === 'months')
    due.setUTCMonth(due.getUTCMonth() + auto_recurring.frequency)
  else due.setTime(due.getTime() + auto_recurring.frequency * dayMs)
  return instantText(due)
}

function sum(one: number, other: number): number {
  return decimalOf((centsOf(one) ?? 0) + (centsOf(other) ?? 0))
}
