import type { AccountServices } from '../account/authentication/service.ts'
import { joinFeatures } from '../platform/feature.ts'
import { accountDeletionJobs, deleteOldDeletionRecords } from './account-deletions/jobs.ts'
import { accountDeletionRoutes } from './account-deletions/routes.ts'
import type { AccountDeletionServices } from './account-deletions/service.ts'
import { auditLogData } from './audit-log/personal-data.ts'
import { auditLogRoutes } from './audit-log/routes.ts'
import { deleteOldAuditEvents } from './audit-log/service.ts'
import { consentData } from './consents/personal-data.ts'
import { consentRoutes } from './consents/routes.ts'
import type { HandlingServices } from './consents/rules.ts'
import type { DataExportServices } from './data-exports/download-data-export.ts'
import { dataExportData } from './data-exports/personal-data.ts'
import { dataExportRoutes } from './data-exports/routes.ts'
import { diaryExportRoutes } from './diary-exports/routes.ts'

type PrivacyServices = AccountServices & AccountDeletionServices & DataExportServices & HandlingServices

export const privacyArea = joinFeatures<PrivacyServices>([
  { endpoints: consentRoutes, personalData: consentData },
  { endpoints: dataExportRoutes, personalData: dataExportData },
  { endpoints: diaryExportRoutes },
  { endpoints: accountDeletionRoutes, jobs: accountDeletionJobs, tidy: deleteOldDeletionRecords },
  { endpoints: auditLogRoutes, tidy: deleteOldAuditEvents, personalData: auditLogData },
])
