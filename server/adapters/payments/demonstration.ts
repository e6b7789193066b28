import { createHmac } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/database/database.ts'
import { databaseStore, forgetDocuments } from './database-store.ts'
import { mercadoPago } from './mercado-pago.ts'
import { fakeMercadoPago, type FakeMercadoPago } from './fake-mercado-pago.ts'
import type { Payments } from './configured-payments.ts'

export interface DemonstrationParts {
  readonly database: Sql
  readonly clock: Clock
  readonly publicOrigin: string
  /** Secret of the instance, from which the demonstration's credentials are derived. */
  readonly authSecret: string
  /** Delivers a webhook to the instance itself. */
  readonly deliver: (request: Request) => Promise<Response>
}

/** Payments that move no money, for an instance without a seller's account. */
export interface Demonstration {
  readonly payments: Payments
  readonly fake: FakeMercadoPago
  /** Deletes a deleted account's purchases at the fake provider, by the references of its orders and renewals. */
  forget(references: readonly string[]): Promise<void>
}

export const demonstrationPath = '/demonstracao/pagamento'

const collectorId = 1

/** Creates a demonstration: the real client of Mercado Pago, connected to a fake of its API in the same process. */
export function createDemonstration(parts: DemonstrationParts): Demonstration {
  const { database, clock, publicOrigin, authSecret, deliver } = parts
  const secretFor = (use: string) =>
    createHmac('sha256', authSecret).update(`demonstration payments: ${use}`).digest('base64url')
  const accessToken = secretFor('token')
  const webhookSecret = secretFor('webhooks')
  const fake = fakeMercadoPago({
    accessToken,
    webhookSecret,
    collectorId,
    store: databaseStore(database),
    clock,
    pageAddress: publicOrigin,
    pagePath: (id) => `${demonstrationPath}/${id}`,
    panelAddress: `${publicOrigin}/webhooks/mercadopago`,
    deliver,
  })
  const provider = mercadoPago({ accessToken, baseAddress: publicOrigin, fetch: fake.fetch })
  return {
    fake,
    forget: (references) => forgetDocuments(database, references),
    payments: {
      provider,
      isDemonstration: true,
      webhookSecrets: [webhookSecret],
      collectorId: String(collectorId),
    },
  }
}
