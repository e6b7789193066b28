import { actRoutes } from './privacy/audit-log/routes.ts'
import type { Acts } from './privacy/audit-log/service.ts'
import { createInactiveAccountJobs, type InactiveAccountJobParts } from './account/inactive-accounts/jobs.ts'
import { dataExportRoutes } from './privacy/data-exports/routes.ts'
import { createDataExports, type DataExportParts } from './privacy/data-exports/service.ts'
import { deleteDiets } from './menus/diets/service.ts'
import { createErasureJobs, type ErasureJobParts } from './privacy/account-deletions/jobs.ts'
import { erasureRoutes } from './privacy/account-deletions/routes.ts'
import { createErasures, type ErasureParts } from './privacy/account-deletions/service.ts'
import type { createEntrance } from './entrance.ts'
import { deleteExpiredMailboxes } from './account/mailboxes/service.ts'
import type { ServedEndpoint } from './platform/http/serve.ts'
import { privacyRoutes } from './privacy/consents/routes.ts'
import type { HandlingSettings } from './privacy/consents/rules.ts'
import type { DeleteHealthData } from './privacy/consents/service.ts'
import { deleteAnswers } from './account/profile/service.ts'
import { deleteWeekPlans } from './menus/week-plans/service.ts'
import { deleteWeights } from './day/weights/service.ts'

export type PersonalDataParts = Omit<DataExportParts, 'describeAccount'> &
  Omit<ErasureParts, 'jobs' | 'accounts'> &
  ErasureJobParts &
  Pick<InactiveAccountJobParts, 'hasAccess' | 'publicOrigin'> & {
    readonly acts: Acts
    readonly entrance: ReturnType<typeof createEntrance>
    readonly settings: HandlingSettings
  }

/** Deletes answers and everything derived from them or measured for them. The diary stays. */
const deleteHealthData: DeleteHealthData = async (tx, accountId) => {
  for (const remove of [deleteAnswers, deleteWeights, deleteDiets, deleteWeekPlans])
    await remove(tx, accountId)
}

/** Data subject rights: withdrawal of consent, export and deletion. */
export function createPersonalData(parts: PersonalDataParts) {
  const { acts, entrance, settings, payments } = parts
  const { accounts, secondFactors } = entrance
  const dataExports = createDataExports({ ...parts, describeAccount: entrance.describe })
  const jobs = createErasureJobs(parts)
  const erasures = createErasures({ ...parts, accounts, jobs })
  const routes: readonly ServedEndpoint[] = [
    ...privacyRoutes({ settings, payments, deleteHealthData, recordAct: acts.record }),
    ...dataExportRoutes(dataExports, secondFactors, acts.record),
    ...actRoutes(acts),
    ...erasureRoutes(erasures, accounts, secondFactors, acts.record),
  ]
  const tidy = async () => {
    await jobs.tidy()
    await acts.tidy()
    await deleteExpiredMailboxes(parts.database, parts.clock.now())
  }
  const deleteInactive = createInactiveAccountJobs({
    ...parts,
    erase: erasures.erase,
    recordAct: acts.record,
  })
  return { routes, workOff: jobs.retryUnfinished, tidy, deleteInactive, reapplyErasures: erasures.reapply }
}
