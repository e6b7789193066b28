import { joinFeatures } from '../platform/feature.ts'
import { auditLogData } from './audit-log/personal-data.ts'
import { auditLogRoutes } from './audit-log/routes.ts'
import { deleteOldAuditEvents } from './audit-log/service.ts'
import { consentData } from './consents/personal-data.ts'
import { dataExportData } from './data-exports/personal-data.ts'

/** Consents, account deletion, exports of personal data, audit log. */
export const privacyArea = joinFeatures([
  { personalData: consentData },
  { personalData: dataExportData },
  { endpoints: auditLogRoutes, tidy: deleteOldAuditEvents, personalData: auditLogData },
])
