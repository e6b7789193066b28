import * as contract from '#contract/privacy/account-deletions.ts'
import {
  type AccountServices,
  endCallerSession,
  forgetBrowser,
} from '../../account/authentication/service.ts'
import { type ServedEndpoint, serveWith } from '../../platform/http/serve.ts'
import type { RecordAuditEvent } from '../../platform/http/security-audit.ts'
import { assertProof } from '../../account/second-factors/service.ts'
import type { AccountDeletions } from './service.ts'

const serve = serveWith<AccountServices>()

export function accountDeletionRoutes(
  accountDeletions: AccountDeletions,
  recordAuditEvent: RecordAuditEvent,
): readonly ServedEndpoint<AccountServices>[] {
  return [
    serve(contract.deleteAccount, async (call) => {
      const { account, body } = call
      await assertProof(call, body)
      const { isFinishing } = await accountDeletions.erase(account)
      // Called to clear the cookies.
      await endCallerSession(call)
      forgetBrowser(call)
      await recordAuditEvent(call, 'account_erased', null)
      return { erased: true as const, is_finishing: isFinishing }
    }),
  ]
}
