import type { OpenSession } from '#contract/sessions.ts'
import {
  type Accounts,
  findMailProof,
  listSessions,
  removeOtherSessions,
  removeSessions,
  setMailProof,
  setSecondFactor,
} from '../account/service.ts'
import type { AuthCaller } from '../adapters/auth/auth-call.ts'
import type { SecondStep } from '../adapters/auth/second-step.ts'
import type { AccountId } from '../platform/account-id.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { presentSession } from './rules.ts'

export interface SessionParts {
  readonly database: Database
  readonly clock: Clock
  readonly accounts: Pick<Accounts, 'call' | 'findSession' | 'noteSessionsEnded'>
  readonly secondStep: Pick<SecondStep, 'forget'>
  /** What people call a browser by, from what it says of itself. */
  readonly nameDevice: (userAgent: string) => string
  /** Lets no device of the account ring any more, or none of this name. */
  readonly silence: (accountId: AccountId, device?: string) => Promise<void>
}

export type Sessions = ReturnType<typeof createSessions>

/** Where an account is open, by what each was proven, and their ends. */
export function createSessions(parts: SessionParts) {
  const { clock, accounts, secondStep, nameDevice, silence } = parts
  const database = parts.database.unscoped

  /** Wherever it is open. */
  async function endEvery(accountId: AccountId): Promise<number> {
    const ended = await removeSessions(database, accountId)
    accounts.noteSessionsEnded(accountId)
    return ended
  }

  /** Says how many ended. */
  async function endOthers(caller: AuthCaller, accountId: AccountId): Promise<number> {
    const current = await accounts.findSession(caller)
    const ended = current ? await removeOtherSessions(database, accountId, current.session.id) : 0
    accounts.noteSessionsEnded(accountId)
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
     * One that is of another account, or over, is not there to be ended. The phone that was lost rings no more; another
     * that goes by the same name rings again once the app is opened on it.
     */
    end: async (accountId: AccountId, id: string): Promise<boolean> => {
      const open = await listSessions(database, accountId, clock.now())
      const ended = await removeSessions(database, accountId, id)
      accounts.noteSessionsEnded(accountId)
      const one = open.find((session) => session.id === id)
      if (one) await silence(accountId, nameDevice(one.userAgent ?? ''))
      return ended > 0
    },

    /** This one too, and nobody is trusted any more. */
    endAll: async (caller: AuthCaller, accountId: AccountId): Promise<number> => {
      const ended = await endEvery(accountId)
      await secondStep.forget(accountId)
      await silence(accountId)
      // Takes the cookies away.
      await accounts.call(caller, '/sign-out', {})
      return ended
    },

    /** The session that calls was just proven by a second factor; those on other devices end. */
    prove: async (caller: AuthCaller, accountId: AccountId): Promise<void> => {
      const current = await accounts.findSession(caller)
      if (current) await setSecondFactor(database, accountId, clock.now(), current.session.id)
      await endOthers(caller, accountId)
    },

    /** The session that calls was just proven by a mailed link. */
    proveByMail: async (caller: AuthCaller): Promise<void> => {
      const current = await accounts.findSession(caller)
      if (current) await setMailProof(database, current.session.token, clock.now())
    },

    /** Id of the session that calls; null where it ended. */
    findId: async (caller: AuthCaller): Promise<string | null> =>
      (await accounts.findSession(caller))?.session.id ?? null,

    findMailProof: async (caller: AuthCaller): Promise<Date | null> => {
      const current = await accounts.findSession(caller)
      return current ? findMailProof(database, current.session.token) : null
    },

    /** Stops notifications on all devices of the account; they resume when the app is opened on a device. */
    silence: (accountId: AccountId) => silence(accountId),

    /** What proved them is gone. */
    unprove: async (accountId: AccountId): Promise<void> => {
      await setSecondFactor(database, accountId, null)
      accounts.noteSessionsEnded(accountId)
    },
  }
}
