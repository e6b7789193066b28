import { actRoutes } from './acts/routes.ts'
import type { Acts } from './acts/service.ts'
import { createDormancyJobs, type DormancyJobParts } from './dormancy/jobs.ts'
import { dataExportRoutes } from './data-exports/routes.ts'
import { createDataExports, type DataExportParts } from './data-exports/service.ts'
import { deleteDiets } from './diets/service.ts'
import { createErasureJobs, type ErasureJobParts } from './erasures/jobs.ts'
import { erasureRoutes } from './erasures/routes.ts'
import { createErasures, type ErasureParts } from './erasures/service.ts'
import type { createEntrance } from './entrance.ts'
import { deleteExpiredMailboxes } from './mailboxes/service.ts'
import type { ServedEndpoint } from './platform/serve.ts'
import { privacyRoutes } from './privacy/routes.ts'
import type { HandlingSettings } from './privacy/rules.ts'
import type { DeleteHealthData } from './privacy/service.ts'
import { deleteAnswers } from './profile/service.ts'
import { deleteWeekPlans } from './week-plans/service.ts'
import { deleteWeights } from './weights/service.ts'

export type PersonalDataParts = Omit<DataExportParts, 'describeAccount'> &
  Omit<ErasureParts, 'jobs' | 'accounts'> &
  ErasureJobParts &
  Pick<DormancyJobParts, 'hasAccess' | 'publicOrigin'> & {
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
  const endDormant = createDormancyJobs({ ...parts, erase: erasures.erase, recordAct: acts.record })
  return { routes, workOff: jobs.retryUnfinished, tidy, endDormant, reapplyErasures: erasures.reapply }
}
