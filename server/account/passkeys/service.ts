import type { Passkey } from '#contract/account/passkeys.ts'
import type { Proof } from '#contract/proof.ts'
import type { AuthCaller } from '../../adapters/auth/auth-call.ts'
import type { Accounts } from '../account/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Sql } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { Account } from '../../platform/http/session.ts'
import type { FactorCaller, SecondFactors } from '../second-factors/service.ts'
import type { Sessions } from '../sessions/service.ts'
import { passkeyAddedMail, passkeyRemovedMail } from './copy.ts'
import * as queries from './queries.ts'

/** Table used by Better Auth. */

export interface PasskeyParts {
  readonly database: Database
  readonly clock: Clock
  readonly accounts: Accounts
  readonly sessions: Pick<Sessions, 'endOthers' | 'unprove'>
  readonly secondFactors: Pick<
    SecondFactors,
    'assertProof' | 'assertAddition' | 'assertMayFinish' | 'describe'
  >
  readonly publicOrigin: string
}

const mostPasskeys = 20

/** WebAuthn payload. */
export type WebAuthn = Readonly<Record<string, unknown>>

export type Passkeys = ReturnType<typeof createPasskeys>

/** Passkeys with user verification. */
export function createPasskeys(parts: PasskeyParts) {
  const { clock, accounts, sessions, secondFactors } = parts
  const database = parts.database.unscoped
  const securityLink = `${parts.publicOrigin}/perfil/seguranca`

  return {
    list: async (accountId: AccountId): Promise<Passkey[]> =>
      (await queries.listPasskeys(database, accountId)).map(present),

    describe: async (accountId: AccountId) => ({
      passkeys: (await queries.listPasskeys(database, accountId)).map(present),
    }),

    begin: async (caller: FactorCaller, account: Account, proof: Proof): Promise<Record<string, unknown>> => {
      await secondFactors.assertAddition(caller, account, proof)
      const kept = await queries.countPasskeys(database, account.id)
      if (kept >= mostPasskeys) throw fail('passkeys_full', { most: mostPasskeys })
      return (await accounts.call(caller, '/passkey/generate-register-options')) as Record<string, unknown>
    },

    add: async (caller: AuthCaller, account: Account, name: string, response: WebAuthn): Promise<Passkey> => {
      await secondFactors.assertMayFinish(caller, account)
      const added = await accounts.call(caller, '/passkey/verify-registration', { name, response })
      const { id } = added as { id: string }
      const kept = await queries.dateCreation(database, account.id, id, clock.now())
      if (!kept) throw new Error('A passkey was added and is not there.')
      accounts.tell(account, passkeyAddedMail(account.name, name, securityLink))
      return present(kept)
    },

    /** Removes a passkey. Returns false for one of another account. */
    remove: async (caller: FactorCaller, account: Account, id: string, proof: Proof): Promise<boolean> => {
      await secondFactors.assertProof(caller, account, proof)
      const removed = await queries.removePasskey(database, account.id, id)
      if (!removed) return false
      await sessions.endOthers(caller, account.id)
      const { authenticatorSince: since } = await secondFactors.describe(account.id)
      const left = await queries.countPasskeys(database, account.id)
      if (since === null && left === 0) await sessions.unprove(account.id)
      accounts.tell(account, passkeyRemovedMail(account.name, nameOf(removed), securityLink))
      return true
    },

    /** Deletes the other passkeys and returns their names. */
    removeOthers: async (tx: Sql, accountId: AccountId, kept: readonly string[]): Promise<string[]> =>
      (await queries.removeOtherPasskeys(tx, accountId, kept)).map(nameOf),

    beginSignIn: async (caller: AuthCaller): Promise<Record<string, unknown>> => {
      const options = await accounts.call(caller, '/passkey/generate-authenticate-options')
      // Better Auth only prefers user verification, so it is required here and checked in the response.
      return { ...(options as Record<string, unknown>), userVerification: 'required' }
    },

    signIn: async (caller: AuthCaller, response: WebAuthn & { id: string }) => {
      const entered = await accounts.signInWithPasskey(caller, response)
      await queries.recordUse(database, response.id, clock.now())
      return entered
    },
  }
}

interface Kept {
  readonly id: string
  readonly name: string | null
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

function present(kept: Kept): Passkey {
  return {
    id: kept.id,
    name: nameOf(kept),
    created_at: kept.createdAt.toISOString(),
    last_used_at: kept.lastUsedAt?.toISOString() ?? null,
  }
}

function nameOf({ name }: Pick<Kept, 'name'>): string {
  return name ?? 'Chave de acesso'
}
