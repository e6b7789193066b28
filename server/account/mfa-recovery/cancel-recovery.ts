import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { mailOwner } from '../authentication/service.ts'
import { privateRows } from '../users/private-rows.ts'
import { findContact } from '../users/service.ts'
import { cancelledMail } from './copy.ts'
import * as queries from './queries.ts'
import type { LinkedContext } from './recovery-context.ts'
import { signInLink } from './rules.ts'

type CancelContext = Omit<LinkedContext, 'push'>

/**
 * Cancels the account's request to remove its second factor; any session of the account may call this. `cancelled`:
 * whether there was a request.
 */
export async function cancelRecovery(ctx: CancelContext): Promise<{ cancelled: boolean }> {
  const cancelled = await queries.remove(privateRows(ctx))
  if (cancelled) await noteCancelled(ctx)
  return { cancelled }
}

/** Records in the audit log that a recovery request was cancelled, and mails the owner. */
export async function noteCancelled(ctx: CancelContext): Promise<void> {
  await recordAuditEvent(ctx, { kind: 'factor_reset_cancelled', accountId: ctx.accountId })
  const contact = await findContact(ctx)
  if (contact) mailOwner(ctx, contact, cancelledMail(contact.name, signInLink(ctx)))
}
