import * as contract from '#contract/privacy/audit-log.ts'
import { serve } from '../../platform/http/serve.ts'
import { listAuditEvents } from './service.ts'

export const auditLogRoutes = [serve(contract.listAuditEvents, listAuditEvents)]
