import type { MailFooter } from '../../adapters/mail/mail-content.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SignedLinks } from '../../platform/security/signed-link.ts'
import { changeSettings, type StoppableMail, stoppableMails } from '../../account/settings/service.ts'
import { mailWords } from './copy.ts'
import { linkEndsAt, unsubscribePath } from './rules.ts'

interface UnsubscriptionParts {
  readonly database: Database
  readonly clock: Clock
  readonly links: SignedLinks
  readonly publicOrigin: string
  readonly findContact: (accountId: AccountId) => Promise<object | undefined>
}

/** Account and kind of mail that a link unsubscribes. */
interface Unsubscription {
  readonly accountId: AccountId
  readonly mail: StoppableMail
}

export type Unsubscriptions = ReturnType<typeof createUnsubscriptions>

/**
 * Unsubscribes from optional mails without a login. The signed link contains the account and the setting, so nothing is
 * stored for it and it permits nothing else.
 */
export function createUnsubscriptions(parts: UnsubscriptionParts) {
  const { database, clock, links, publicOrigin } = parts

  function read(token: string): Unsubscription | null {
    const signed = links.read('unsubscribe', token, clock.now())
    const mail = stoppableMails.find((one) => one === signed?.[1])
    // The cast is safe: this key signs account ids only.
    return signed && mail ? { accountId: signed[0] as AccountId, mail } : null
  }

  return {
    /** Returns the footer of a mail of this kind. Its link is also the List-Unsubscribe address. */
    footerOf: (accountId: AccountId, mail: StoppableMail): MailFooter => {
      const token = links.sign('unsubscribe', [accountId, mail], linkEndsAt(clock.now()))
      const { reason, leave } = mailWords[mail]
      const url = `${publicOrigin}${unsubscribePath}?token=${token}`
      return { reason, unsubscribe: { label: leave, url } }
    },

    find: (token: string): StoppableMail | null => read(token)?.mail ?? null,

    /** Turns the mail off; idempotent. Returns `null` if the link is invalid or expired, or the account is deleted. */
    end: async (token: string): Promise<StoppableMail | null> => {
      const asked = read(token)
      if (!asked || !(await parts.findContact(asked.accountId))) return null
      await changeSettings({ database, accountId: asked.accountId }, { [asked.mail]: false })
      return asked.mail
    },
  }
}
