import type { MailContent } from '../../adapters/mail/mail-content.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { mailOwner } from '../authentication/service.ts'
import { endEverySession } from '../authentication/sessions.ts'
import { removeOtherPasskeys } from '../passkeys/queries.ts'
import { removeLostAuthenticator } from '../second-factors/service.ts'
import { changePrivateRows } from '../users/private-rows.ts'
import { type Contact, findContact, findIdByEmail } from '../users/service.ts'
import { releasedKeysMail, releasedMail } from './copy.ts'
import type { LinkedContext, RecoveryContext } from './recovery-context.ts'
import { signInLink } from './rules.ts'

interface LostFactors {
  readonly email: string
  /** Whether to remove the passkeys too, because they are lost as well. */
  readonly passkeys: boolean
}

/**
 * Removes the account's authenticator, and with `passkeys` its passkeys, at once and also for administrators. The
 * operator must have verified the owner. Returns false if the account does not exist or has nothing to remove.
 */
export async function releaseSecondFactor(
  caller: RecoveryContext,
  { email, passkeys: withPasskeys }: LostFactors,
): Promise<boolean> {
  const accountId = await findIdByEmail(caller, email)
  if (!accountId) return false
  const ctx = { ...caller, accountId }
  const contact = await findContact(ctx)
  if (!contact) return false
  const released = await changePrivateRows(ctx, async (tx) => {
    const passkeys = withPasskeys ? await removeOtherPasskeys(tx, []) : []
    const isOff = await removeLostAuthenticator(tx)
    return isOff || passkeys.length > 0
  })
  const told = withPasskeys ? releasedKeysMail : releasedMail
  if (released) await noteRemoved(ctx, contact, told(contact.name, signInLink(ctx)))
  return released
}

/** Ends all sessions of the account after its second factor was removed, records the removal and mails the owner. */
export async function noteRemoved(ctx: LinkedContext, contact: Contact, told: MailContent): Promise<void> {
  await endEverySession(ctx)
  await recordAuditEvent(ctx, { kind: 'second_factor_removed', accountId: ctx.accountId, about: 'lost' })
  mailOwner(ctx, contact, told)
}
