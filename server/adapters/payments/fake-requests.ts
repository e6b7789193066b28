import { z } from 'zod'

/**
 * Schemas of the requests that Mercado Pago accepts. They are strict, because an unknown field is a bug of the client.
 */

const amount = z
  .number()
  .positive()
  .refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), 'more than two decimals')
const instant = z.iso.datetime({ offset: true })
const name = z.string().min(1).max(256)
const address = z.url({ protocol: /^https?$/ })
const currency = z.literal('BRL')
const reference = z.string().min(1).max(256)

const item = z.strictObject({
  id: name.optional(),
  title: name,
  description: name.optional(),
  category_id: name.optional(),
  quantity: z.number().int().min(1),
  currency_id: currency,
  unit_price: amount,
})

export const preferenceRequest = z
  .strictObject({
    items: z.array(item).min(1),
    payer: z.strictObject({ name: z.string(), surname: z.string(), email: z.email() }).partial().optional(),
    back_urls: z.strictObject({ success: address, pending: address, failure: address }).partial().optional(),
    auto_return: z.enum(['approved', 'all']).optional(),
    notification_url: address.optional(),
    external_reference: reference.optional(),
    metadata: z.record(z.string(), z.unknown()).optional(),
    payment_methods: z
      .strictObject({
        installments: z.number().int().min(1).max(36),
        default_installments: z.number().int().min(1),
        excluded_payment_types: z.array(
          z.strictObject({
            id: z.enum(['credit_card', 'debit_card', 'ticket', 'bank_transfer', 'atm', 'prepaid_card']),
          }),
        ),
        excluded_payment_methods: z.array(
          z.strictObject({ id: name.refine((id) => id !== 'account_money', 'cannot be excluded') }),
        ),
      })
      .partial()
      .optional(),
    expires: z.boolean().optional(),
    expiration_date_from: instant.optional(),
    expiration_date_to: instant.optional(),
    date_of_expiration: instant.optional(),
    statement_descriptor: z.string().max(13).optional(),
    binary_mode: z.boolean().optional(),
  })
  .refine(({ auto_return, back_urls }) => !auto_return || back_urls?.success, {
    message: 'auto_return invalid. back_url.success must be defined',
  })
  .refine(({ auto_return, back_urls }) => !auto_return || back_urls?.success?.startsWith('https:'), {
    message: 'auto_return needs https',
  })
export type PreferenceRequest = z.infer<typeof preferenceRequest>

export const refundRequest = z.strictObject({ amount: amount.optional() })

export const paymentChange = z.strictObject({ status: z.literal('cancelled') })

/** Request of a renewal without a card: only `pending` is accepted, and the buyer enters the card at `init_point`. */
export const preapprovalRequest = z.strictObject({
  reason: name,
  external_reference: reference.optional(),
  payer_email: z.email(),
  auto_recurring: z.strictObject({
    frequency: z.number().int().min(1),
    frequency_type: z.enum(['days', 'months']),
    start_date: instant.optional(),
    end_date: instant.optional(),
    transaction_amount: amount,
    currency_id: currency,
  }),
  back_url: address,
  status: z.literal('pending'),
})
export type PreapprovalRequest = z.infer<typeof preapprovalRequest>

export const preapprovalChange = z.strictObject({ status: z.enum(['authorized', 'paused', 'cancelled']) })
