import { renderMail } from '../../adapters/mail/mail-template.ts'
import type { Mailer } from '../../adapters/mail/mailer.ts'
import type { ObjectStorage } from '../../adapters/storage/object-storage.ts'
import type { Platform } from '../../platform/context.ts'
import { accountDeletedFooter, accountDeletedMail } from './copy.ts'
import { finishPurchases, type PurchaseServices } from './finish-purchases.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

export interface DeletionTaskServices extends PurchaseServices {
  readonly storage: ObjectStorage
  readonly mailer: Mailer
}

type Services = Platform & DeletionTaskServices

/** Age of a deletion at which an undelivered confirmation mail is dropped, and its address with it. */
const mailPatienceMs = 3 * 24 * 3_600_000
/** Age of a deletion at which a still pending task is logged as an error instead of a warning. */
const patientMs = 24 * 3_600_000

/**
 * Runs the remaining tasks of a deleted account at other services (files, purchases, mail), and saves and returns the
 * tasks that still remain. A failure does not stop the others. Removes the deletion's row when nothing remains.
 */
export async function finishDeletion(
  services: Services,
  { id, erasedAt, remainder }: queries.AccountDeletion,
): Promise<rules.Remainder> {
  const { database, clock, log } = services
  const photoKeys = await removeFiles(services, remainder.photoKeys)
  const purchases = await finishPurchases(services, remainder.purchases)
  const ageMs = clock.now().getTime() - erasedAt.getTime()
  const mail = ageMs > mailPatienceMs ? null : await sendMail(services, remainder.mail, purchases)
  const left = { photoKeys, purchases, mail }
  if (rules.isDone(left)) await queries.removeAccountDeletion(database.unscoped, id)
  else await queries.saveRemainder(database.unscoped, id, left)
  if (rules.isFinishing(left)) {
    log[ageMs > patientMs ? 'error' : 'warn']({ erasure: id }, 'erasure not finished yet')
  }
  return left
}

/** Deletes stored files and returns the keys of those that failed. */
async function removeFiles({ storage, log }: Services, keys: readonly string[]): Promise<string[]> {
  const left: string[] = []
  for (const key of keys) {
    await storage.remove(key).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown'
      log.warn({ what: 'photo', error: name }, 'file of a deleted account not deleted yet')
      left.push(key)
    })
  }
  return left
}

/** Sends the confirmation mail. Returns `null` once it is sent, or the mail if it failed and is to be retried. */
async function sendMail(
  { log, mailer }: Services,
  mail: rules.Remainder['mail'],
  purchases: readonly rules.OpenPurchase[],
): Promise<rules.Remainder['mail']> {
  if (mail === null) return null
  const isEnding = purchases.some(({ renewalId }) => renewalId !== null)
  const renewal = mail.hadRenewal ? (isEnding ? 'ending' : 'ended') : null
  try {
    const content = accountDeletedMail({ ...mail, renewal })
    await mailer.send(renderMail(mail.email, content, accountDeletedFooter))
    return null
  } catch (error) {
    // The error's text is not logged, because a mail server's rejection contains the recipient's address.
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'account deletion mail not sent')
    return mail
  }
}
