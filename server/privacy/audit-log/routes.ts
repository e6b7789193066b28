import * as contract from '#contract/privacy/audit-log.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { AuditLog } from './service.ts'

export function auditLogRoutes(auditLog: Pick<AuditLog, 'list'>): readonly ServedEndpoint[] {
  return [serve(contract.listAuditEvents, ({ account }) => auditLog.list(account.id))]
}
