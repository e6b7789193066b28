import { createHash, randomBytes } from 'node:crypto'
import type { removeOtherAccess } from '#contract/account/access-reviews.ts'
import { mailedLinkMinutes } from '#contract/account/access-reviews.ts'
import type { Body } from '#contract/endpoint.ts'
import type { Accounts } from '../account/service.ts'
import { addMailedLink, hasMailedLink, removeVerifications, takeMailedLink } from '../account/queries.ts'
import type { AuthCaller } from '../../adapters/auth/auth-call.ts'
import type { SecondStep } from '../../adapters/auth/second-step.ts'
import type { Passkeys } from '../passkeys/service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { Account } from '../../platform/http/session.ts'
import type { FactorCaller, SecondFactors } from '../second-factors/service.ts'
import type { Sessions } from '../sessions/service.ts'
import { accessRemovedMail, mailedProofMail, type RemovedAccess } from './copy.ts'

export interface AccessReviewParts {
  readonly database: Database
  readonly clock: Clock
  readonly accounts: Pick<Accounts, 'tell'>
  readonly sessions: Pick<Sessions, 'endOthers' | 'findId' | 'proveByMail' | 'silence' | 'unprove'>
  readonly secondFactors: Pick<SecondFactors, 'assertMailbox' | 'assertReviewer' | 'removeLost'>
  readonly passkeys: Pick<Passkeys, 'list' | 'removeOthers'>
  readonly secondStep: Pick<SecondStep, 'forget'>
  readonly publicOrigin: string
}

const linkKind = 'session-proof'

export type AccessReviews = ReturnType<typeof createAccessReviews>

/** Proves the mailbox for an open session, and removes the account's other sign-in methods. */
export function createAccessReviews(parts: AccessReviewParts) {
  const { clock, accounts, sessions, secondFactors, passkeys } = parts
  const database = parts.database.unscoped

  /**
   * Returns the hash of the token followed by a hash of token and session. Only the requesting session can reproduce
   * the second part.
   */
  async function boundHash(caller: AuthCaller, token: string): Promise<string> {
    const sessionId = await sessions.findId(caller)
    if (sessionId === null) throw fail('session_expired')
    return `${hashOf(token)}:${hashOf(`${token}:${sessionId}`)}`
  }

  return {
    /** Mails a link that proves control of the mailbox in the calling session; it replaces the previous link. */
    mailLink: async (caller: AuthCaller, account: Account): Promise<void> => {
      await secondFactors.assertMailbox(account)
      const token = randomBytes(24).toString('base64url')
      const expiresAt = new Date(clock.now().getTime() + mailedLinkMinutes * 60_000)
      await addMailedLink(database, linkKind, {
        tokenHash: await boundHash(caller, token),
        accountId: account.id,
        expiresAt,
      })
      const link = `${parts.publicOrigin}/perfil/seguranca?token=${token}`
      accounts.tell(account, mailedProofMail(account.name, link))
    },

    /** Consumes the link that the calling session requested. In another session the link stays unused. */
    prove: async (caller: AuthCaller, account: Account, token: string): Promise<void> => {
      await secondFactors.assertMailbox(account)
      const [accountId, now] = [account.id, clock.now()]
      const tokenHash = await boundHash(caller, token)
      if (!(await takeMailedLink(database, linkKind, { tokenHash, accountId, now }))) {
        const isOfOther = await hasMailedLink(database, linkKind, {
          tokenHash: hashOf(token),
          accountId,
          now,
        })
        throw fail(isOfOther ? 'link_of_other_session' : 'invalid_token')
      }
      await sessions.proveByMail(caller)
    },

    removeOthers: async (
      caller: FactorCaller,
      account: Account,
      { keep_passkeys: kept, keep_authenticator: keepsApp, proof }: Body<typeof removeOtherAccess>,
    ): Promise<RemovedAccess> => {
      await secondFactors.assertReviewer(caller, account, proof)
      const removed = await database.transaction(async (tx) => {
        await removeVerifications(tx, account.id)
        return {
          passkeys: await passkeys.removeOthers(tx, account.id, kept),
          authenticator: !keepsApp && (await secondFactors.removeLost(tx, account.id)),
        }
      })
      await parts.secondStep.forget(account.id)
      const ended = await sessions.endOthers(caller, account.id)
      await sessions.silence(account.id)
      const all = { ...removed, sessions: ended }
      if (!keepsApp && (await passkeys.list(account.id)).length === 0) await sessions.unprove(account.id)
      const securityLink = `${parts.publicOrigin}/perfil/seguranca`
      accounts.tell(account, accessRemovedMail(account.name, all, securityLink))
      return all
    },
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
