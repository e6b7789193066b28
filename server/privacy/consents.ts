import { createHash } from 'node:crypto'
import type { ConsentText } from '#contract/consent-texts.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Transaction } from '../platform/database.ts'
import { consents } from './table.ts'

export type ConsentPurpose =
  | 'termos'
  | 'aviso_medico'
  | 'dados_saude_plano'
  | 'fotos_ia'
  | 'estatistica_anonima'
  | 'acompanhamento'
  | 'marketing_pixel'

export type ConsentSource = 'sign_up' | 'questionnaire' | 'privacy_screen' | 'banner'

/** Where the agreement came from, as the request tells it. */
export interface ConsentOrigin {
  readonly clientAddress: string | undefined
  readonly userAgent: string | undefined
}

export interface ConsentGiven {
  readonly accountId: AccountId
  readonly purpose: ConsentPurpose
  readonly granted: boolean
  readonly shown: ConsentText
  readonly source: ConsentSource
  readonly origin: ConsentOrigin
  readonly at: Date
}

/** Writes one agreement or withdrawal. Withdrawing is another row with `granted: false`. */
export async function recordConsent(tx: Transaction, given: ConsentGiven): Promise<void> {
  await tx.insert(consents).values({
    userId: given.accountId,
    purpose: given.purpose,
    granted: given.granted,
    textVersion: given.shown.version,
    textSha256: sha256(given.shown.text),
    recordedAt: given.at,
    truncatedIp: truncateAddress(given.origin.clientAddress),
    userAgentHash: given.origin.userAgent ? sha256(given.origin.userAgent).slice(0, 16) : null,
    source: given.source,
  })
}

/** Whether the latest word of an account on a purpose was yes. */
export async function hasConsent(
  tx: Transaction,
  accountId: AccountId,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const [latest] = await tx
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.userId, accountId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.recordedAt))
    .limit(1)
  return latest?.granted ?? false
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Keeps the network and drops the machine: /24 of an IPv4 address, /48 of an IPv6 one. */
export function truncateAddress(address: string | undefined): string | null {
  if (!address) return null
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  if (v4) return `${v4[1]}.0`
  return `${address.split(':').slice(0, 3).join(':')}::`
}
