import type { RecordAuditEvent } from './platform/http/security-audit.ts'
import { createInactiveAccountJobs, type InactiveAccountJobParts } from './account/inactive-accounts/jobs.ts'
import { dataExportRoutes } from './privacy/data-exports/routes.ts'
import { createDataExports, type DataExportParts } from './privacy/data-exports/service.ts'
import { createAccountDeletionJobs, type AccountDeletionJobParts } from './privacy/account-deletions/jobs.ts'
import { accountDeletionRoutes } from './privacy/account-deletions/routes.ts'
import { createAccountDeletions, type AccountDeletionParts } from './privacy/account-deletions/service.ts'
import type { createSignIn } from './sign-in.ts'
import type { ServedEndpoint } from './platform/http/serve.ts'
import { privacyRoutes } from './privacy/consents/routes.ts'
import type { HandlingSettings } from './privacy/consents/rules.ts'

export type PersonalDataParts = Omit<DataExportParts, 'describeAccount'> &
  Omit<AccountDeletionParts, 'jobs' | 'accounts'> &
  AccountDeletionJobParts &
  Pick<InactiveAccountJobParts, 'hasAccess' | 'publicOrigin'> & {
    readonly recordAuditEvent: RecordAuditEvent
    readonly signIn: ReturnType<typeof createSignIn>
    readonly settings: HandlingSettings
  }

/** Data subject rights: withdrawal of consent, export and deletion. */
export function createPersonalData(parts: PersonalDataParts) {
  const { recordAuditEvent, signIn, settings, payments } = parts
  const { deleteHealthData } = parts.personalData
  const { accounts, secondFactors } = signIn
  const dataExports = createDataExports({ ...parts, describeAccount: signIn.describe })
  const jobs = createAccountDeletionJobs(parts)
  const accountDeletions = createAccountDeletions({ ...parts, accounts, jobs })
  const routes: readonly ServedEndpoint[] = [
    ...privacyRoutes({ settings, payments, deleteHealthData, recordAuditEvent }),
    ...dataExportRoutes(dataExports, secondFactors, recordAuditEvent),
    ...accountDeletionRoutes(accountDeletions, accounts, secondFactors, recordAuditEvent),
  ]
  const deleteInactive = createInactiveAccountJobs({
    ...parts,
    erase: accountDeletions.erase,
    recordAuditEvent,
  })
  return {
    routes,
    workOff: jobs.retryUnfinished,
    tidy: jobs.tidy,
    deleteInactive,
    reapplyAccountDeletions: accountDeletions.reapply,
  }
}
