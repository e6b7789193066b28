import { joinFeatures } from '../platform/feature.ts'
import { auditLogRoutes } from './audit-log/routes.ts'
import { deleteOldAuditEvents } from './audit-log/service.ts'

/** Consents, account deletion, exports of personal data, audit log. */
export const privacyArea = joinFeatures([{ endpoints: auditLogRoutes, tidy: deleteOldAuditEvents }])
