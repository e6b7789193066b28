import { changeSettings, type StoppableMail, stoppableMails } from '../../account/settings/service.ts'
import { findContact } from '../../account/users/service.ts'
import type { MailFooter } from '../../adapters/mail/mail-content.ts'
import type { AccountContext, Context } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { SignedLinks } from '../../platform/security/signed-link.ts'
import { mailWords } from './copy.ts'
import { linkEndsAt, unsubscribePath } from './rules.ts'

/**
 * Services of unsubscribe links, which work without a session. The signed link contains the account and the kind of
 * mail, so that nothing has to be stored and the link permits nothing else.
 */
export interface UnsubscriptionServices {
  readonly links: SignedLinks
  readonly publicOrigin: string
}

/** Account and kind of mail that a link unsubscribes. */
interface Unsubscription {
  readonly accountId: AccountId
  readonly mail: StoppableMail
}

/** Returns the footer of a mail of this kind. Its link is also the List-Unsubscribe address. */
export function unsubscribeFooter(
  { accountId, links, publicOrigin, now }: AccountContext & UnsubscriptionServices,
  mail: StoppableMail,
): MailFooter {
  const token = links.sign('unsubscribe', [accountId, mail], linkEndsAt(now))
  const { reason, leave } = mailWords[mail]
  const url = `${publicOrigin}${unsubscribePath}?token=${token}`
  return { reason, unsubscribe: { label: leave, url } }
}

/** Returns the account and kind of mail of an unsubscribe link; `null` if the link is invalid or expired. */
export function readUnsubscribeLink(
  { links, now }: Context & UnsubscriptionServices,
  token: string,
): Unsubscription | null {
  const signed = links.read('unsubscribe', token, now)
  const mail = stoppableMails.find((one) => one === signed?.[1])
  // The cast is safe, because links with this purpose are signed for account ids only.
  return signed && mail ? { accountId: signed[0] as AccountId, mail } : null
}

/**
 * Turns off the kind of mail that the link names, and returns that kind; a repeated call changes nothing. Returns
 * `null` if the link is invalid or expired, or the account is deleted.
 */
export async function unsubscribe(
  ctx: Context & UnsubscriptionServices,
  token: string,
): Promise<StoppableMail | null> {
  const asked = readUnsubscribeLink(ctx, token)
  if (!asked) return null
  const { accountId, mail } = asked
  if (!(await findContact({ ...ctx, accountId }))) return null
  await changeSettings({ ...ctx, accountId }, { [mail]: false })
  return mail
}
