import { randomBytes } from 'node:crypto'
import type { NewAccount } from '../../adapters/auth/better-auth.ts'
import { renderMail } from '../../adapters/mail/mail-template.ts'
import type { Context } from '../../platform/context.ts'
import { accountFooter } from '../authentication/copy.ts'
import type { AccountServices, OwnerMailServices } from '../authentication/service.ts'
import { confirmationMail } from './copy.ts'
import { addConfirmation } from './queries.ts'
import { confirmationLifeMs, hashOf } from './rules.ts'

type MailContext = Pick<Context, 'database' | 'now'> &
  OwnerMailServices &
  Pick<AccountServices, 'publicOrigin'>

/**
 * Creates a confirmation link and mails it, both in the background, so that the reply's delay does not reveal whether
 * an account exists.
 */
export function mailConfirmation(ctx: MailContext, account: NewAccount): void {
  ctx.background.run(sendConfirmation(ctx, account))
}

async function sendConfirmation(
  { database, now, mailer, publicOrigin }: MailContext,
  { id, name, email }: NewAccount,
): Promise<void> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + confirmationLifeMs)
  await addConfirmation(database.unscoped, { tokenHash: hashOf(token), userId: id, expiresAt })
  const link = `${publicOrigin}/auth-success?token=${token}&type=email`
  await mailer.send(renderMail(email, confirmationMail(name, link), accountFooter))
}
