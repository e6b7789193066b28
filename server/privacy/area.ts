import { joinFeatures } from '../platform/feature.ts'
import type { PersonalDataServices } from '../platform/personal-data.ts'
import type { DeletionTaskServices } from './account-deletions/finish-deletion.ts'
import { accountDeletionJobs, deleteOldDeletionRecords } from './account-deletions/jobs.ts'
import { auditLogData } from './audit-log/personal-data.ts'
import { auditLogRoutes } from './audit-log/routes.ts'
import { type AuditServices, deleteOldAuditEvents } from './audit-log/service.ts'
import { consentData } from './consents/personal-data.ts'
import { consentRoutes } from './consents/routes.ts'
import type { HandlingServices } from './consents/rules.ts'
import { dataExportData } from './data-exports/personal-data.ts'
import { diaryExportRoutes } from './diary-exports/routes.ts'

type PrivacyServices = AuditServices & PersonalDataServices & HandlingServices & DeletionTaskServices

/** Consents, account deletion, exports of personal data, audit log. */
export const privacyArea = joinFeatures<PrivacyServices>([
  { endpoints: consentRoutes, personalData: consentData },
  { personalData: dataExportData },
  { endpoints: diaryExportRoutes },
  { jobs: accountDeletionJobs, tidy: deleteOldDeletionRecords },
  { endpoints: auditLogRoutes, tidy: deleteOldAuditEvents, personalData: auditLogData },
])
