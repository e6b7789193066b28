import { randomUUID } from 'node:crypto'
import type { MfaRecovery } from '#contract/account/mfa-recovery.ts'
import type { PushedNotice } from '#contract/messages/reminders.ts'
import type { Accounts } from '../account/service.ts'
import type { MailContent } from '../../adapters/mail/mail-content.ts'
import { removeOtherPasskeys } from '../passkeys/queries.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Background } from '../../platform/observability/background.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import { signedLinks } from '../../platform/security/signed-link.ts'
import type { AuditOrigin, RecordAuditEvent } from '../../platform/http/security-audit.ts'
import type { SecondFactors } from '../second-factors/service.ts'
import type { Sessions } from '../sessions/service.ts'
import * as copy from './copy.ts'
import type { Outcome, Step } from './copy.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

export interface MfaRecoveryParts {
  readonly database: Database
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
  readonly background: Background
  readonly accounts: Pick<Accounts, 'findContact' | 'findIdByEmail' | 'tell'>
  readonly sessions: Pick<Sessions, 'endEvery'>
  readonly secondFactors: Pick<SecondFactors, 'findChallenged' | 'removeLost'>
  readonly recordAuditEvent: RecordAuditEvent
  /** Sends a push notice to every device of the account. */
  readonly ring: (accountId: AccountId, notice: PushedNotice) => Promise<void>
  readonly adminEmails: ReadonlySet<string>
  readonly secret: string
  readonly secretsBefore: readonly string[]
  readonly publicOrigin: string
}

export type MfaRecoveries = ReturnType<typeof createMfaRecoveries>

/**
 * Returns the end of the account's waiting period, if started. Does not depend on accounts, to avoid an import cycle.
 */
export async function findReset(database: Database, accountId: AccountId, now: Date): Promise<Date | null> {
  const endsAt = (await queries.find(database.unscoped, accountId))?.endsAt
  return endsAt && endsAt > rules.lapsedBefore(now).over ? endsAt : null
}

/** Cancels the account's request, because a sign-in method was changed. */
export async function cancelRecovery(database: Database, accountId: AccountId): Promise<void> {
  await queries.remove(database.unscoped, accountId)
}

/**
 * MFA recovery: password, mailed link, a waiting period in which any signed-in device can cancel, then password and
 * link again.
 */
export function createMfaRecoveries(parts: MfaRecoveryParts) {
  const { clock, rateLimiter, accounts, sessions, secondFactors, recordAuditEvent, publicOrigin } = parts
  const database = parts.database.unscoped
  const links = signedLinks(parts.secret, parts.secretsBefore)
  const signInLink = `${publicOrigin}/auth`

  function linkTo(step: Step, { accountId, id }: queries.RequestKey, expiresAt: Date): string {
    return `${publicOrigin}${rules.resetPath}?token=${links.sign('factor-reset', [step, accountId, id], expiresAt)}`
  }

  function read(token: string): ({ readonly step: Step } & queries.RequestKey) | null {
    const [step, accountId, id] = links.read('factor-reset', token, clock.now()) ?? []
    if (!rules.isStep(step) || accountId === undefined || id === undefined) return null
    // The cast is safe: this key signs account ids only.
    return { step, accountId: accountId as AccountId, id }
  }

  const after = (ms: number) => new Date(clock.now().getTime() + ms)
  const isAdmin = (email: string) => parts.adminEmails.has(email.toLowerCase())

  async function mailBegin(origin: AuditOrigin, contact: Contact): Promise<MfaRecovery> {
    await rateLimiter.count('factor-reset', contact.id, rules.beginLimits)
    const row = { userId: contact.id, id: randomUUID(), askedAt: clock.now() }
    const added = await queries.addOrRenew(database, row)
    // Not added: the wait was started meanwhile.
    if (!added) return { stage: 'waiting', ends_at: (await endOf(contact.id))?.toISOString() ?? null }
    const link = linkTo('begin', { accountId: contact.id, id: added.id }, after(rules.beginLifeMs))
    accounts.tell(contact, copy.beginMail(contact.name, link))
    await recordAuditEvent(origin, 'factor_reset_asked', contact.id)
    return { stage: 'begin_mailed', ends_at: null }
  }

  const endOf = (accountId: AccountId) => findReset(parts.database, accountId, clock.now())

  async function mailEnd(contact: Contact, id: string, endsAt: Date): Promise<MfaRecovery> {
    await rateLimiter.count('factor-reset-end', contact.id, rules.endLimits)
    const link = linkTo('end', { accountId: contact.id, id }, after(rules.endLifeMs))
    accounts.tell(contact, copy.endMail(contact.name, link))
    return { stage: 'end_mailed', ends_at: endsAt.toISOString() }
  }

  async function begin(origin: AuditOrigin, one: queries.RequestKey): Promise<Outcome | null> {
    const endsAt = after(rules.waitMs)
    if (!(await queries.begin(database, one, endsAt))) {
      const begun = (await queries.findRequest(database, one))?.endsAt
      return begun ? { kind: 'begun', endsAt: begun } : null
    }
    await recordAuditEvent(origin, 'factor_reset_begun', one.accountId)
    const contact = await accounts.findContact(one.accountId)
    if (contact) {
      const cancelLink = linkTo('cancel', one, new Date(endsAt.getTime() + rules.lapseMs))
      accounts.tell(contact, copy.begunMail(contact.name, endsAt, cancelLink))
      parts.background.run(parts.ring(one.accountId, copy.begunNotice))
    }
    return { kind: 'begun', endsAt }
  }

  async function noteCancelled(origin: AuditOrigin, accountId: AccountId): Promise<void> {
    await recordAuditEvent(origin, 'factor_reset_cancelled', accountId)
    const contact = await accounts.findContact(accountId)
    if (contact) accounts.tell(contact, copy.cancelledMail(contact.name, signInLink))
  }

  async function end(origin: AuditOrigin, one: queries.RequestKey): Promise<Outcome | null> {
    const contact = await accounts.findContact(one.accountId)
    if (!contact || isAdmin(contact.email)) return null
    const now = clock.now()
    const ended = await database.transaction(async (tx) => {
      const isTaken = await queries.consume(tx, one, now, rules.lapsedBefore(now).over)
      if (isTaken) await secondFactors.removeLost(tx, one.accountId)
      return isTaken
    })
    if (!ended) return null
    await noteEnded(origin, contact, copy.endedMail(contact.name, signInLink))
    return { kind: 'ended' }
  }

  async function noteEnded(origin: AuditOrigin, contact: Contact, told: MailContent): Promise<void> {
    await sessions.endEvery(contact.id)
    await recordAuditEvent(origin, 'second_factor_removed', contact.id, 'lost')
    accounts.tell(contact, told)
  }

  return {
    /** Returns the next step, after a correct password. */
    ask: async (origin: AuditOrigin, challenge: string): Promise<MfaRecovery> => {
      const accountId = await secondFactors.findChallenged(challenge)
      const contact = accountId && (await accounts.findContact(accountId))
      if (!contact) throw fail('challenge_over')
      if (isAdmin(contact.email)) throw fail('factor_reset_of_admin')
      const now = clock.now()
      await queries.removeLapsed(database, rules.lapsedBefore(now), contact.id)
      const found = await queries.find(database, contact.id)
      if (!found?.endsAt) return mailBegin(origin, contact)
      if (now < found.endsAt) return { stage: 'waiting', ends_at: found.endsAt.toISOString() }
      return mailEnd(contact, found.id, found.endsAt)
    },

    /** Returns the action of a mailed link; `null` if it is no longer valid. */
    find: async (token: string): Promise<Step | null> => {
      const asked = read(token)
      const found = asked && (await queries.findRequest(database, asked))
      return found ? asked.step : null
    },

    /** Performs the action of a mailed link. */
    follow: async (origin: AuditOrigin, token: string): Promise<Outcome | null> => {
      const asked = read(token)
      if (!asked) return null
      if (asked.step === 'begin') return begin(origin, asked)
      if (asked.step === 'end') return end(origin, asked)
      if (!(await queries.removeRequest(database, asked))) return null
      await noteCancelled(origin, asked.accountId)
      return { kind: 'cancelled' }
    },

    cancel: async (origin: AuditOrigin, accountId: AccountId): Promise<boolean> => {
      const cancelled = await queries.remove(database, accountId)
      if (cancelled) await noteCancelled(origin, accountId)
      return cancelled
    },

    /**
     * Removes the second factor at once, for administrators too. The operator must have verified the owner.
     * @param withPasskeys whether the passkeys are lost as well
     */
    release: async (origin: AuditOrigin, email: string, withPasskeys: boolean): Promise<boolean> => {
      const accountId = await accounts.findIdByEmail(email)
      const contact = accountId && (await accounts.findContact(accountId))
      if (!contact) return false
      const released = await database.transaction(async (tx) => {
        const passkeys = withPasskeys ? await removeOtherPasskeys(tx, contact.id, []) : []
        const isOff = await secondFactors.removeLost(tx, contact.id)
        return isOff || passkeys.length > 0
      })
      const told = withPasskeys ? copy.releasedKeysMail : copy.releasedMail
      if (released) await noteEnded(origin, contact, told(contact.name, signInLink))
      return released
    },

    tidy: () => queries.removeLapsed(database, rules.lapsedBefore(clock.now())),
  }
}

interface Contact {
  readonly id: AccountId
  readonly name: string
  readonly email: string
}
