import type { PreapprovalRequest, PreferenceRequest } from './fake-requests.ts'

/**
 * Documents of the fake provider in the format of Mercado Pago's API, so that a reply contains a document as it is
 * stored.
 */
export interface FakeDocuments {
  readonly preference: FakePreference
  readonly payment: FakePayment
  readonly merchant_order: FakeMerchantOrder
  readonly preapproval: FakePreapproval
  readonly authorized_payment: FakeAuthorizedPayment
  /** Reply that is stored under its request's idempotency key. */
  readonly reply: FakeReply
}
export type FakeKind = keyof FakeDocuments

/** Store of the fake provider's documents. The fake runs one task at a time, so operations need not be atomic. */
export interface FakeStore {
  get<K extends FakeKind>(kind: K, id: string): Promise<FakeDocuments[K] | null>
  put<K extends FakeKind>(kind: K, id: string, document: FakeDocuments[K]): Promise<void>
  /** Returns all documents of a kind, in the order in which they were first stored. */
  list<K extends FakeKind>(kind: K): Promise<readonly FakeDocuments[K][]>
}

export interface FakePreference extends PreferenceRequest {
  readonly id: string
  readonly init_point: string
  readonly sandbox_init_point: string
  readonly collector_id: number
  readonly client_id: string
  readonly site_id: 'MLB'
  readonly date_created: string
}

export interface FakeRefund {
  readonly id: number
  readonly payment_id: number
  readonly amount: number
  readonly status: 'approved'
  readonly source: { readonly type: 'collector'; readonly id: string }
  readonly date_created: string
  readonly refund_mode: 'standard'
}

export type FakePaymentStatus =
  | 'approved'
  | 'pending'
  | 'in_process'
  | 'in_mediation'
  | 'rejected'
  | 'cancelled'
  | 'refunded'
  | 'charged_back'

export interface FakePayment {
  readonly id: number
  readonly status: FakePaymentStatus
  readonly status_detail: string
  readonly transaction_amount: number
  readonly transaction_amount_refunded: number
  readonly currency_id: 'BRL'
  readonly installments: number
  readonly payment_method_id: string
  readonly payment_type_id: string
  readonly external_reference: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly collector_id: number
  readonly live_mode: boolean
  readonly order: { readonly id: string; readonly type: 'mercadopago' } | Readonly<Record<string, never>>
  readonly payer: { readonly email: string | null }
  readonly refunds: readonly FakeRefund[]
  readonly notification_url: string | null
  readonly date_created: string
  readonly date_approved: string | null
  readonly date_last_updated: string
  readonly date_of_expiration: string | null
}

export interface FakeMerchantOrder {
  readonly id: number
  readonly preference_id: string
  readonly external_reference: string | null
  readonly status: 'opened' | 'closed'
  readonly order_status: 'payment_required' | 'payment_in_process' | 'paid' | 'partially_paid' | 'reverted'
  readonly total_amount: number
  readonly paid_amount: number
  readonly refunded_amount: number
  readonly payments: readonly {
    readonly id: number
    readonly status: FakePaymentStatus
    readonly status_details: string
    readonly transaction_amount: number
  }[]
  readonly last_updated: string
}

export interface FakePreapproval extends Omit<PreapprovalRequest, 'status'> {
  readonly id: string
  readonly status: 'pending' | 'authorized' | 'paused' | 'cancelled'
  readonly init_point: string
  readonly collector_id: number
  readonly payer_id: number
  readonly next_payment_date: string | null
  readonly summarized: {
    readonly charged_quantity: number
    readonly charged_amount: number
    readonly last_charged_date: string | null
    readonly semaphore: 'green' | 'yellow' | 'red' | null
  }
  readonly date_created: string
  readonly last_modified: string
}

export interface FakeAuthorizedPayment {
  readonly id: number
  readonly type: 'scheduled'
  readonly status: 'scheduled' | 'recycling' | 'processed' | 'cancelled'
  readonly debit_date: string
  readonly retry_attempt: number
  readonly transaction_amount: number
  readonly currency_id: 'BRL'
  readonly preapproval_id: string
  readonly external_reference: string | null
  readonly payment: {
    readonly id: number
    readonly status: FakePaymentStatus
    readonly status_detail: string
  } | null
  readonly date_created: string
  readonly last_modified: string
}

export interface FakeReply {
  readonly status: number
  readonly body: unknown
}
