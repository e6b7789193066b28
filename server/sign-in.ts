import { accessReviewRoutes } from './account/access-reviews/routes.ts'
import { createAccessReviews } from './account/access-reviews/service.ts'
import { accountRoutes, type AccountRouteParts } from './account/account/routes.ts'
import { type AccountParts, createAccounts } from './account/account/service.ts'
import type { SecondStep } from './adapters/auth/second-step.ts'
import { mfaRecoveryRoutes } from './account/mfa-recovery/routes.ts'
import {
  createMfaRecoveries,
  type MfaRecoveryParts,
  findReset,
  cancelRecovery,
} from './account/mfa-recovery/service.ts'
import { passkeyRoutes } from './account/passkeys/routes.ts'
import { createPasskeys } from './account/passkeys/service.ts'
import { countPasskeys } from './account/passkeys/queries.ts'
import { passkeys as passkeyTable } from './account/passkeys/table.ts'
import type { AccountId } from './platform/database/account-id.ts'
import type { ServedEndpoint } from './platform/http/serve.ts'
import { secondFactorRoutes } from './account/second-factors/routes.ts'
import { createSecondFactors, createSecondStep } from './account/second-factors/service.ts'
import { sessionRoutes } from './account/sessions/routes.ts'
import { createSessions, type SessionParts } from './account/sessions/service.ts'

/** Sign-in: with a password, optionally with a code of an authenticator app, or a passkey. */
export function createSignIn(
  parts: Omit<AccountParts, 'secondStep' | 'passkeyTable'> &
    Pick<MfaRecoveryParts, 'recordAuditEvent' | 'ring'> &
    Pick<SessionParts, 'nameDevice' | 'silence'> &
    Pick<AccountRouteParts, 'startEvenReply'>,
) {
  const { database, clock, recordAuditEvent } = parts
  const { ask, forget, forgiveCodes } = createSecondStep(parts)
  const secondStep: SecondStep = {
    ask,
    forgiveCodes,
    forget: async (accountId) => {
      await forget(accountId)
      await cancelRecovery(database, accountId)
    },
  }
  const accounts = createAccounts({ ...parts, secondStep, passkeyTable })
  const sessions = createSessions({ ...parts, accounts, secondStep })
  const secondFactors = createSecondFactors({
    ...parts,
    accounts,
    sessions,
    countPasskeys: (accountId) => countPasskeys(database.unscoped, accountId),
  })
  const mfaRecoveries = createMfaRecoveries({ ...parts, accounts, sessions, secondFactors })
  const passkeys = createPasskeys({ ...parts, accounts, sessions, secondFactors })
  const accessReviews = createAccessReviews({
    ...parts,
    accounts,
    sessions,
    secondFactors,
    passkeys,
    secondStep,
  })
  const routes: readonly ServedEndpoint[] = [
    ...accountRoutes({
      accounts,
      recordAuditEvent,
      startEvenReply: parts.startEvenReply,
      assertFactor: secondFactors.assertFactor,
      findReset: (accountId) => findReset(database, accountId, clock.now()),
    }),
    ...sessionRoutes(sessions, recordAuditEvent),
    ...secondFactorRoutes(secondFactors, recordAuditEvent),
    ...mfaRecoveryRoutes(mfaRecoveries),
    ...passkeyRoutes(passkeys, recordAuditEvent),
    ...accessReviewRoutes(accessReviews, recordAuditEvent),
  ]
  return {
    accounts,
    secondFactors,
    mfaRecoveries,
    routes,
    describe: async (accountId: AccountId): Promise<object> => ({
      ...(await accounts.describe(accountId)),
      ...(await secondFactors.describe(accountId)),
      ...(await passkeys.describe(accountId)),
      factorResetEndsAt: await findReset(database, accountId, clock.now()),
    }),
    reencryptKeys: secondFactors.reencryptKeys,
    tidy: async (): Promise<void> => {
      await accounts.tidy()
      await secondFactors.tidy()
      await mfaRecoveries.tidy()
    },
  }
}
