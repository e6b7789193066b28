import { randomUUID } from 'node:crypto'
import type { Body } from '#contract/endpoint.ts'
import type { MfaRecovery, requestMfaRecovery as endpoint } from '#contract/account/mfa-recovery.ts'
import {
  type CallerContext,
  type IdentifiedContext,
  isAdministrator,
  mailOwner,
} from '../authentication/service.ts'
import { findChallenge } from '../second-factors/queries.ts'
import { hashOf } from '../second-factors/rules.ts'
import { privateRows } from '../users/private-rows.ts'
import { type Contact, findContact } from '../users/service.ts'
import { fail } from '../../platform/failure.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { beginMail, endMail } from './copy.ts'
import { linkTo } from './mailed-links.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import { findRecoveryEnd } from './service.ts'

/**
 * Mails the link of the next step (begin the wait, or remove the second factor), or returns the end of the running
 * wait. Throws `challenge_over`, `factor_reset_of_admin`, `rate_limited`.
 */
export async function requestRecovery(
  caller: CallerContext,
  { challenge }: Body<typeof endpoint>,
): Promise<MfaRecovery> {
  // A challenge exists only after the password was verified.
  const accountId = await findChallenge(caller.database.unscoped, hashOf(challenge), caller.now)
  if (!accountId) throw fail('challenge_over')
  const ctx = { ...caller, accountId }
  const contact = await findContact(ctx)
  if (!contact) throw fail('challenge_over')
  if (isAdministrator(ctx, contact)) throw fail('factor_reset_of_admin')
  await queries.removeLapsed(ctx.database.unscoped, rules.lapsedBefore(ctx.now), accountId)
  const found = await queries.find(privateRows(ctx))
  if (!found?.endsAt) return mailBegin(ctx, contact)
  if (ctx.now < found.endsAt) return { stage: 'waiting', ends_at: found.endsAt.toISOString() }
  return mailEnd(ctx, contact, { id: found.id, endsAt: found.endsAt })
}

async function mailBegin(ctx: IdentifiedContext, contact: Contact): Promise<MfaRecovery> {
  const { accountId, now } = ctx
  await ctx.rateLimiter.count('factor-reset', accountId, rules.beginLimits)
  const row = { userId: accountId, id: randomUUID(), askedAt: now }
  const added = await queries.addOrRenew(ctx.database.unscoped, row)
  // The request was not added, because its wait was begun meanwhile.
  if (!added) return { stage: 'waiting', ends_at: (await findRecoveryEnd(ctx))?.toISOString() ?? null }
  const step = { step: 'begin', accountId, id: added.id } as const
  const link = linkTo(ctx, step, rules.after(now, rules.beginLifeMs))
  mailOwner(ctx, contact, beginMail(contact.name, link))
  await recordAuditEvent(ctx, { kind: 'factor_reset_asked', accountId })
  return { stage: 'begin_mailed', ends_at: null }
}

async function mailEnd(
  ctx: IdentifiedContext,
  contact: Contact,
  { id, endsAt }: { readonly id: string; readonly endsAt: Date },
): Promise<MfaRecovery> {
  const { accountId } = ctx
  await ctx.rateLimiter.count('factor-reset-end', accountId, rules.endLimits)
  const link = linkTo(ctx, { step: 'end', accountId, id }, rules.after(ctx.now, rules.endLifeMs))
  mailOwner(ctx, contact, endMail(contact.name, link))
  return { stage: 'end_mailed', ends_at: endsAt.toISOString() }
}
