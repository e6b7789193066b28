import type { RecordAuditEvent } from './platform/http/security-audit.ts'
import { createInactiveAccountJobs, type InactiveAccountJobParts } from './account/inactive-accounts/jobs.ts'
import { dataExportRoutes } from './privacy/data-exports/routes.ts'
import { createDataExports, type DataExportParts } from './privacy/data-exports/service.ts'
import { accountDeletionRoutes } from './privacy/account-deletions/routes.ts'
import { createAccountDeletions, type AccountDeletionParts } from './privacy/account-deletions/service.ts'
import { describeAccount } from './account/authentication/service.ts'
import { findRecoveryEnd } from './account/mfa-recovery/service.ts'
import { listPasskeys } from './account/passkeys/service.ts'
import { describeSecondFactor } from './account/second-factors/service.ts'
import type { AccountId } from './platform/database/account-id.ts'
import type { Services } from './services.ts'
import type { ServedEndpoint } from './platform/http/serve.ts'

export type PersonalDataParts = Omit<DataExportParts, 'describeAccount'> &
  AccountDeletionParts &
  Pick<InactiveAccountJobParts, 'hasAccess' | 'publicOrigin'> & {
    readonly recordAuditEvent: RecordAuditEvent
  }

/** Data subject rights: withdrawal of consent, export and deletion. */
export function createPersonalData(parts: PersonalDataParts) {
  const { recordAuditEvent } = parts
  const describe = async (accountId: AccountId): Promise<object> => {
    const ctx = { ...parts, accountId, now: parts.clock.now() }
    return {
      ...(await describeAccount(ctx)),
      ...(await describeSecondFactor(ctx)),
      passkeys: await listPasskeys(ctx),
      factorResetEndsAt: await findRecoveryEnd(ctx),
    }
  }
  const dataExports = createDataExports({ ...parts, describeAccount: describe })
  const accountDeletions = createAccountDeletions(parts)
  const routes: readonly ServedEndpoint<Services>[] = [
    ...dataExportRoutes(dataExports, recordAuditEvent),
    ...accountDeletionRoutes(accountDeletions, recordAuditEvent),
  ]
  const deleteInactive = createInactiveAccountJobs({
    ...parts,
    erase: accountDeletions.erase,
    recordAuditEvent,
  })
  return {
    routes,
    deleteInactive,
    reapplyAccountDeletions: accountDeletions.reapply,
  }
}
