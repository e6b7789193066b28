import type { Context } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { fail } from '../../platform/failure.ts'
import * as queries from './queries.ts'
import type { ScanServices } from './scan-services.ts'

/** Returns the photo of a scan by the token of its signed address. Throws `not_found`, also for an expired token. */
export async function readScanPhoto(
  { database, links, now, storage }: Context & ScanServices,
  { token }: { readonly token: string },
): Promise<Uint8Array> {
  const signed = links.read('scan-photo', token, now)
  if (!signed) throw fail('not_found')
  const [accountId, id] = signed as [AccountId, string]
  const scan = await database.asAccount(accountId, (tx) => queries.findScan(tx, id))
  const bytes = scan?.photoKey ? await storage.get(scan.photoKey) : null
  if (!bytes) throw fail('not_found')
  return bytes
}
