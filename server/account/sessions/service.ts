import type { OpenSession } from '#contract/account/sessions.ts'
import type { Accounts } from '../account/service.ts'
import {
  findMailProof,
  listSessions,
  removeOtherSessions,
  removeSessions,
  setMailProof,
  setSecondFactor,
} from '../account/queries.ts'
import type { AuthCaller } from '../../adapters/auth/auth-call.ts'
import type { SecondStep } from '../../adapters/auth/second-step.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { presentSession } from './rules.ts'

export interface SessionParts {
  readonly database: Database
  readonly clock: Clock
  readonly accounts: Pick<Accounts, 'call' | 'findSession' | 'invalidateSessions'>
  readonly secondStep: Pick<SecondStep, 'forget'>
  /** Returns a readable browser name for a user agent. */
  readonly nameDevice: (userAgent: string) => string
  /** Stops notifications on all devices of the account, or on those with this name. */
  readonly silence: (accountId: AccountId, device?: string) => Promise<void>
}

export type Sessions = ReturnType<typeof createSessions>

/** Lists and ends sessions. */
export function createSessions(parts: SessionParts) {
  const { clock, accounts, secondStep, nameDevice, silence } = parts
  const database = parts.database.unscoped

  /** Ends all sessions of the account and returns their number. */
  async function endEvery(accountId: AccountId): Promise<number> {
    const ended = await removeSessions(database, accountId)
    accounts.invalidateSessions(accountId)
    return ended
  }

  /** Ends all other sessions of the account and returns their number. */
  async function endOthers(caller: AuthCaller, accountId: AccountId): Promise<number> {
    const current = await accounts.findSession(caller)
    const ended = current ? await removeOtherSessions(database, accountId, current.session.id) : 0
    accounts.invalidateSessions(accountId)
    return ended
  }

  return {
    endEvery,
    endOthers,

    list: async (caller: AuthCaller, accountId: AccountId): Promise<OpenSession[]> => {
      const current = await accounts.findSession(caller)
      const open = await listSessions(database, accountId, clock.now())
      return open.map((one) => presentSession(one, nameDevice, current?.session.id))
    },

    /**
     * Ends one session; returns false for another account's or an expired one. Notifications on devices of that name
     * stop until the app is opened there.
     */
    end: async (accountId: AccountId, id: string): Promise<boolean> => {
      const open = await listSessions(database, accountId, clock.now())
      const ended = await removeSessions(database, accountId, id)
      accounts.invalidateSessions(accountId)
      const one = open.find((session) => session.id === id)
      if (one) await silence(accountId, nameDevice(one.userAgent ?? ''))
      return ended > 0
    },

    /** Ends all sessions, including the current one, and removes trusted devices. */
    endAll: async (caller: AuthCaller, accountId: AccountId): Promise<number> => {
      const ended = await endEvery(accountId)
      await secondStep.forget(accountId)
      await silence(accountId)
      // Called to clear the cookies.
      await accounts.call(caller, '/sign-out', {})
      return ended
    },

    /** Marks the current session as proven by a second factor and ends the others. */
    prove: async (caller: AuthCaller, accountId: AccountId): Promise<void> => {
      const current = await accounts.findSession(caller)
      if (current) await setSecondFactor(database, accountId, clock.now(), current.session.id)
      await endOthers(caller, accountId)
    },

    /** Marks the current session as proven by a mailed link. */
    proveByMail: async (caller: AuthCaller): Promise<void> => {
      const current = await accounts.findSession(caller)
      if (current) await setMailProof(database, current.session.token, clock.now())
    },

    /** Returns the id of the calling session; null if it has ended. */
    findId: async (caller: AuthCaller): Promise<string | null> =>
      (await accounts.findSession(caller))?.session.id ?? null,

    findMailProof: async (caller: AuthCaller): Promise<Date | null> => {
      const current = await accounts.findSession(caller)
      return current ? findMailProof(database, current.session.token) : null
    },

    /** Stops notifications on all devices of the account until the app is opened there. */
    silence: (accountId: AccountId) => silence(accountId),

    /** Clears the proofs of all sessions, because the factor was removed. */
    unprove: async (accountId: AccountId): Promise<void> => {
      await setSecondFactor(database, accountId, null)
      accounts.invalidateSessions(accountId)
    },
  }
}
