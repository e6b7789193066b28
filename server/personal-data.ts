import type { RecordAuditEvent } from './platform/http/security-audit.ts'
import { createInactiveAccountJobs, type InactiveAccountJobParts } from './account/inactive-accounts/jobs.ts'
import { dataExportRoutes } from './privacy/data-exports/routes.ts'
import { createDataExports, type DataExportParts } from './privacy/data-exports/service.ts'
import { accountDeletionRoutes } from './privacy/account-deletions/routes.ts'
import { createAccountDeletions, type AccountDeletionParts } from './privacy/account-deletions/service.ts'
import type { createSignIn } from './sign-in.ts'
import type { ServedEndpoint } from './platform/http/serve.ts'

export type PersonalDataParts = Omit<DataExportParts, 'describeAccount'> &
  Omit<AccountDeletionParts, 'accounts'> &
  Pick<InactiveAccountJobParts, 'hasAccess' | 'publicOrigin'> & {
    readonly recordAuditEvent: RecordAuditEvent
    readonly signIn: ReturnType<typeof createSignIn>
  }

/** Data subject rights: withdrawal of consent, export and deletion. */
export function createPersonalData(parts: PersonalDataParts) {
  const { recordAuditEvent, signIn } = parts
  const { accounts, secondFactors } = signIn
  const dataExports = createDataExports({ ...parts, describeAccount: signIn.describe })
  const accountDeletions = createAccountDeletions({ ...parts, accounts })
  const routes: readonly ServedEndpoint[] = [
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
    deleteInactive,
    reapplyAccountDeletions: accountDeletions.reapply,
  }
}
