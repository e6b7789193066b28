import * as contract from '#contract/privacy/audit-log.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { Acts } from './service.ts'

export function actRoutes(acts: Pick<Acts, 'list'>): readonly ServedEndpoint[] {
  return [serve(contract.listActs, ({ account }) => acts.list(account.id))]
}
