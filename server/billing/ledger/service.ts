import type { AccountTransaction } from '../../platform/database/database.ts'
import * as queries from './queries.ts'
import type { LedgerRows } from './rules.ts'

export async function readLedgerRows(tx: AccountTransaction): Promise<LedgerRows> {
  return { orders: await queries.listOrders(tx), renewals: await queries.listRenewals(tx) }
}
