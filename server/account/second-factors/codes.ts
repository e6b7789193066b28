import { exceeds, isWarningDue } from '../../adapters/auth/attempts.ts'
import { findKnownBrowser } from '../authentication/known-browsers.ts'
import { type AccountServices, type IdentifiedContext, mailOwner } from '../authentication/service.ts'
import { privateRows } from '../users/private-rows.ts'
import { findContact } from '../users/service.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import * as copy from './copy.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

type KeyServices = Pick<AccountServices, 'authenticatorKeys'>

/** Returns the authenticator of the account with its key; the key is `null` if no secret decrypts it. */
export async function findKey({ authenticatorKeys }: KeyServices, tx: AccountTransaction) {
  const found = await queries.findAuthenticator(tx)
  const opened = found && authenticatorKeys.decrypt(found.sealedKey, tx.accountId)
  return found && { ...found, key: opened ? Buffer.from(opened, 'base64') : null }
}

/**
 * Returns the known browser if a second factor was verified in it since the current key was confirmed; a browser known
 * by the password alone gets no separate counter.
 */
async function findProvenBrowser(ctx: IdentifiedContext) {
  const known = await findKnownBrowser(ctx)
  const since = known?.provenAt && (await queries.findAuthenticator(privateRows(ctx)))?.confirmedAt
  return since && known.provenAt >= since ? known : undefined
}

/**
 * Counts an attempt to enter a code, and throws above a limit. The returned function resets the caller's counter; call
 * it after a correct code.
 */
export async function countTry(ctx: IdentifiedContext, isOfApp: boolean): Promise<() => Promise<void>> {
  const { accountId, rateLimiter } = ctx
  const known = await findProvenBrowser(ctx)
  const who = known?.id ?? rules.callerAt(accountId, ctx.clientAddress)
  const [what, limits] = isOfApp
    ? (['code-of', rules.appCodeLimits.byCaller] as const)
    : (['recovery-code-of', rules.recoveryCodeLimits] as const)
  await rateLimiter.count(what, who, limits)
  const [together, most] = known
    ? (['codes-of-known', rules.appCodeLimits.byKnownBrowsers] as const)
    : (['codes-of', rules.appCodeLimits.byAccount] as const)
  if (isOfApp && (await exceeds(rateLimiter, { what: together, who: accountId }, most)))
    throw fail('codes_guarded', {}, { headers: { 'retry-after': String(24 * 3600) } })
  return () => rateLimiter.forgive(what, who, limits)
}

/** Records a wrong code, mails the owner a warning if one is due (`warnedAtWrongCodes`), and throws `code_invalid`. */
export async function refuseCode(ctx: IdentifiedContext): Promise<never> {
  const { accountId } = ctx
  await recordAuditEvent(ctx, { kind: 'second_factor_refused', accountId })
  const attempt = { what: 'wrong-codes', who: accountId }
  if (await isWarningDue(ctx.rateLimiter, attempt, rules.warnedAtWrongCodes)) {
    const contact = await findContact(ctx)
    if (contact) mailOwner(ctx, contact, copy.wrongCodesMail(contact.name, rules.securityLink(ctx)))
  }
  throw fail('code_invalid')
}

/** Consumes a code; returns whether it was right. */
export async function takeCode(
  ctx: KeyServices & Pick<IdentifiedContext, 'now'>,
  tx: AccountTransaction,
  code: string,
): Promise<boolean> {
  if (!rules.isOfApp(code)) return queries.takeRecoveryCode(tx, rules.hashOf(code))
  const found = await findKey(ctx, tx)
  const step = found?.key ? rules.findStep(found.key, code, ctx.now) : undefined
  return step !== undefined && queries.takeStep(tx, step)
}

/** Records the use of a recovery code and mails the owner how many are left. */
export async function noteRecoveryCode(
  ctx: IdentifiedContext,
  owner: { readonly name: string; readonly email: string },
): Promise<void> {
  await recordAuditEvent(ctx, { kind: 'recovery_code_used', accountId: ctx.accountId })
  const left = await queries.countRecoveryCodes(privateRows(ctx))
  mailOwner(ctx, owner, copy.recoveryCodeUsedMail(owner.name, left, rules.securityLink(ctx)))
}
