import { allows } from '#contract/billing/entitlements.ts'
import { findContact } from '../../account/users/service.ts'
import type { DocumentMaker } from '../../adapters/document/document-maker.ts'
import { readSubscription } from '../../billing/subscription/service.ts'
import type { AccountContext, Context } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { fail } from '../../platform/failure.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import type { SignedLinks } from '../../platform/security/signed-link.ts'
import { readReport } from '../reports/service.ts'
import { writtenName } from './copy.ts'
import { describeMonth, documentPath, linkEndsAt } from './rules.ts'

export interface DocumentLinkServices {
  readonly links: SignedLinks
  readonly publicOrigin: string
}

export interface MonthlyDocumentServices extends DocumentLinkServices {
  readonly rateLimiter: RateLimiter
  readonly documentMaker: DocumentMaker
}

/** Strict limits, because a document takes about a second of processor time. */
const limits = [
  { max: 6, perSeconds: 60 },
  { max: 30, perSeconds: 3600 },
]

interface AskedMonth {
  /** Month as `2026-10`. */
  readonly month: string
}

async function isOpenTo(ctx: AccountContext): Promise<boolean> {
  return allows(await readSubscription(ctx), 'advanced_reports')
}

/**
 * Renders the PDF of a month from the account's current records; the PDF is not stored. Throws `upgrade_required`,
 * `rate_limited`, `report_out_of_range`.
 */
export async function renderMonthlyDocument(
  ctx: AccountContext & MonthlyDocumentServices,
  { month }: AskedMonth,
): Promise<Uint8Array> {
  if (!(await isOpenTo(ctx))) throw fail('upgrade_required')
  await ctx.rateLimiter.count('monthly-document', ctx.accountId, limits)
  const contact = await findContact(ctx)
  const report = await readReport(ctx, { period: 'month', start: `${month}-01` })
  const name = writtenName(contact?.name ?? '')
  return ctx.documentMaker.make(describeMonth({ report, name, createdAt: ctx.now }))
}

/**
 * Returns the account and month of a mailed link; `null` if the link is invalid or expired, or its account is deleted
 * or has no such document in its plan.
 */
export async function readDocumentLink(
  ctx: Context & DocumentLinkServices,
  token: string,
): Promise<(AskedMonth & { readonly accountId: AccountId }) | null> {
  const signed = ctx.links.read('monthly-document', token, ctx.now)
  if (!signed) return null
  // The cast is safe, because links with this purpose are signed for account ids and months only.
  const [accountId, month] = signed as [AccountId, string]
  const own = { ...ctx, accountId }
  const isThere = (await findContact(own)) !== undefined
  return isThere && (await isOpenTo(own)) ? { accountId, month } : null
}

/** Returns the address of a mailed link, which opens the document of one month without a login until it expires. */
export function signDocumentLink(
  { accountId, links, publicOrigin, now }: AccountContext & DocumentLinkServices,
  { month }: AskedMonth,
): string {
  const token = links.sign('monthly-document', [accountId, month], linkEndsAt(now))
  return `${publicOrigin}${documentPath}?token=${token}`
}
