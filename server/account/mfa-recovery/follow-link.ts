import { notifyDevices } from '../../messages/reminders/service.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { isAdministrator, mailOwner } from '../authentication/service.ts'
import { removeLostAuthenticator } from '../second-factors/service.ts'
import { changePrivateRows, privateRows } from '../users/private-rows.ts'
import { findContact } from '../users/service.ts'
import { noteCancelled } from './cancel-recovery.ts'
import * as copy from './copy.ts'
import type { Outcome, Step } from './copy.ts'
import { linkTo, readLink } from './mailed-links.ts'
import * as queries from './queries.ts'
import type { LinkedContext, RecoveryContext } from './recovery-context.ts'
import { noteRemoved } from './release-second-factor.ts'
import * as rules from './rules.ts'

/** Returns the step of a mailed link; `null` if the link is invalid or expired, or its request no longer exists. */
export async function findLinkedStep(ctx: RecoveryContext, token: string): Promise<Step | null> {
  const asked = readLink(ctx, token)
  if (!asked) return null
  const found = await queries.findRequest(privateRows({ ...ctx, accountId: asked.accountId }), asked.id)
  return found ? asked.step : null
}

/**
 * Performs the step of a mailed link; returns `null` if the link is invalid or expired, or its step is not possible
 * now.
 */
export async function followLink(ctx: RecoveryContext, token: string): Promise<Outcome | null> {
  const asked = readLink(ctx, token)
  if (!asked) return null
  const own = { ...ctx, accountId: asked.accountId }
  if (asked.step === 'begin') return beginWait(own, asked.id)
  if (asked.step === 'end') return endWait(own, asked.id)
  if (!(await queries.removeRequest(privateRows(own), asked.id))) return null
  await noteCancelled(own)
  return { kind: 'cancelled' }
}

async function beginWait(ctx: LinkedContext, id: string): Promise<Outcome | null> {
  const { accountId } = ctx
  const endsAt = rules.after(ctx.now, rules.waitMs)
  if (!(await queries.begin(privateRows(ctx), id, endsAt))) {
    const begun = (await queries.findRequest(privateRows(ctx), id))?.endsAt
    return begun ? { kind: 'begun', endsAt: begun } : null
  }
  await recordAuditEvent(ctx, { kind: 'factor_reset_begun', accountId })
  const contact = await findContact(ctx)
  if (contact) {
    const cancelLink = linkTo(ctx, { step: 'cancel', accountId, id }, rules.after(endsAt, rules.lapseMs))
    mailOwner(ctx, contact, copy.begunMail(contact.name, endsAt, cancelLink))
    ctx.background.run(notifyDevices(ctx, copy.begunNotice))
  }
  return { kind: 'begun', endsAt }
}

async function endWait(ctx: LinkedContext, id: string): Promise<Outcome | null> {
  const contact = await findContact(ctx)
  if (!contact || isAdministrator(ctx, contact)) return null
  const ended = await changePrivateRows(ctx, async (tx) => {
    const isTaken = await queries.consume(tx, id, {
      now: ctx.now,
      lapsedBefore: rules.lapsedBefore(ctx.now).over,
    })
    if (isTaken) await removeLostAuthenticator(tx)
    return isTaken
  })
  if (!ended) return null
  await noteRemoved(ctx, contact, copy.endedMail(contact.name, rules.signInLink(ctx)))
  return { kind: 'ended' }
}
