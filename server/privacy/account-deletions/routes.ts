import * as contract from '#contract/privacy/account-deletions.ts'
import type { Accounts } from '../../account/account/service.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { RecordAuditEvent } from '../../platform/http/security-audit.ts'
import type { SecondFactors } from '../../account/second-factors/service.ts'
import type { AccountDeletions } from './service.ts'

export function accountDeletionRoutes(
  accountDeletions: AccountDeletions,
  { signOut, forgetBrowser }: Pick<Accounts, 'signOut' | 'forgetBrowser'>,
  { assertProof }: Pick<SecondFactors, 'assertProof'>,
  recordAuditEvent: RecordAuditEvent,
): readonly ServedEndpoint[] {
  return [
    serve(contract.deleteAccount, async (call) => {
      const { account, body } = call
      await assertProof(call, account, body)
      const { isFinishing } = await accountDeletions.erase(account)
      // Called to clear the cookies.
      await signOut(call)
      forgetBrowser(call)
      await recordAuditEvent(call, 'account_erased', null)
      return { erased: true as const, is_finishing: isFinishing }
    }),
  ]
}
