import { accountRoutes } from './account/routes.ts'
import { type AccountParts, createAccounts } from './account/service.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { createPasskeys, passkeyTable } from './passkeys/service.ts'
import type { AccountId } from './platform/account-id.ts'
import type { ServedEndpoint } from './platform/serve.ts'
import type { RecordAct } from './platform/witness.ts'
import { secondFactorRoutes } from './second-factors/routes.ts'
import { createSecondFactors, createSecondStep } from './second-factors/service.ts'

/** How people come in: with a password, the code of an app beside it, or a passkey. */
export function createEntrance(
  parts: Omit<AccountParts, 'secondStep' | 'passkeyTable'> & { readonly recordAct: RecordAct },
) {
  const { recordAct } = parts
  const accounts = createAccounts({ ...parts, secondStep: createSecondStep(parts), passkeyTable })
  const secondFactors = createSecondFactors({ ...parts, accounts })
  const passkeys = createPasskeys({ ...parts, accounts, secondFactors })
  const routes: readonly ServedEndpoint[] = [
    ...accountRoutes(accounts, recordAct),
    ...secondFactorRoutes(secondFactors, recordAct),
    ...passkeyRoutes(passkeys, recordAct),
  ]
  return {
    accounts,
    secondFactors,
    routes,
    describe: async (accountId: AccountId): Promise<object> => ({
      ...(await accounts.describe(accountId)),
      ...(await secondFactors.describe(accountId)),
      ...(await passkeys.describe(accountId)),
    }),
    tidy: async (): Promise<void> => {
      await accounts.tidy()
      await secondFactors.tidy()
    },
  }
}
