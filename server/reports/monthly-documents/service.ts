import { allows } from '#contract/billing/entitlements.ts'
import type { DocumentMaker } from '../../adapters/document/document-maker.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import type { SignedLinks } from '../../platform/security/signed-link.ts'
import { readReport } from '../reports/service.ts'
import { readSubscription } from '../../billing/subscription/service.ts'
import { writtenName } from './copy.ts'
import { describeMonth, documentPath, linkEndsAt } from './rules.ts'

export interface DocumentServiceParts {
  readonly database: Database
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
  readonly links: SignedLinks
  readonly publicOrigin: string
  readonly maker: DocumentMaker
  readonly findContact: (accountId: AccountId) => Promise<{ name: string } | undefined>
}

/** Strict, because a document takes about a second of CPU time. */
const limits = [
  { max: 6, perSeconds: 60 },
  { max: 30, perSeconds: 3600 },
]

interface AskedDocument {
  readonly accountId: AccountId
  /** `2026-10`. */
  readonly month: string
}

export type MonthlyDocuments = ReturnType<typeof createMonthlyDocuments>

/** Monthly PDFs, rendered on request from the current days and not stored. */
export function createMonthlyDocuments(parts: DocumentServiceParts) {
  const { database, clock, links, publicOrigin } = parts

  async function isOpenTo(accountId: AccountId): Promise<boolean> {
    return allows(await readSubscription({ database, accountId, now: clock.now() }), 'advanced_reports')
  }

  async function make({ accountId, month }: AskedDocument): Promise<Uint8Array> {
    if (!(await isOpenTo(accountId))) throw fail('upgrade_required')
    await parts.rateLimiter.count('monthly-document', accountId, limits)
    const now = clock.now()
    const contact = await parts.findContact(accountId)
    const report = await readReport(database, accountId, { period: 'month', start: `${month}-01` }, now)
    const name = writtenName(contact?.name ?? '')
    return parts.maker.make(describeMonth({ report, name, createdAt: now }))
  }

  /** Verifies a link token and the access of its account; otherwise returns `null`. */
  async function find(token: string): Promise<AskedDocument | null> {
    const signed = links.read('monthly-document', token, clock.now())
    if (!signed) return null
    // The cast is safe: this key signs account ids and months only.
    const [accountId, month] = signed as [AccountId, string]
    const isThere = (await parts.findContact(accountId)) !== undefined
    return isThere && (await isOpenTo(accountId)) ? { accountId, month } : null
  }

  return {
    make,
    find,
    /** Signs a link for a mail. It opens this one document without a login until it expires. */
    linkTo: ({ accountId, month }: AskedDocument): string => {
      const token = links.sign('monthly-document', [accountId, month], linkEndsAt(clock.now()))
      return `${publicOrigin}${documentPath}?token=${token}`
    },
  }
}
