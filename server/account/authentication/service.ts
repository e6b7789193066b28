import { type AuthCaller, callAuth, findSession } from '../../adapters/auth/auth-call.ts'
import type { Auth } from '../../adapters/auth/better-auth.ts'
import type { KnownBrowsers } from '../../adapters/auth/known-browser.ts'
import type { SignUpBrowsers } from '../../adapters/auth/sign-up-browser.ts'
import type { PasswordHasher } from '../../adapters/auth/slow-passwords.ts'
import type { MailContent } from '../../adapters/mail/mail-content.ts'
import { renderMail } from '../../adapters/mail/mail-template.ts'
import type { Mailer } from '../../adapters/mail/mailer.ts'
import type { AccountContext, Context } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import type { Admission } from '../../platform/http/admission.ts'
import type { AuditOrigin } from '../../platform/http/security-audit.ts'
import type { Account } from '../../platform/http/session.ts'
import type { Background } from '../../platform/observability/background.ts'
import type { EncryptedTexts } from '../../platform/security/encrypted-text.ts'
import type { StartEvenReply } from '../../platform/security/even-replies.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import type { SignedLinks } from '../../platform/security/signed-link.ts'
import type { CodeMailbox } from '../mailboxes/rules.ts'
import { changePrivateRows, privateRows } from '../users/private-rows.ts'
import { findUser, renameUser } from '../users/queries.ts'
import { accountFooter } from './copy.ts'
import { listSessions, removeUser } from './queries.ts'

export interface OwnerMailServices {
  readonly mailer: Mailer
  readonly background: Background
}

/** Services of signing in, and of changing how an account signs in. */
export interface AccountServices extends OwnerMailServices {
  readonly auth: Auth
  readonly admission: Admission
  readonly passwords: PasswordHasher
  readonly knownBrowsers: KnownBrowsers
  readonly signUpBrowsers: SignUpBrowsers
  readonly authenticatorKeys: EncryptedTexts
  readonly startEvenReply: StartEvenReply
  readonly rateLimiter: RateLimiter
  readonly links: SignedLinks
  readonly codeMailbox: CodeMailbox
  /** Secret that signs session tokens. */
  readonly authSecret: string
  readonly publicOrigin: string
  readonly adminEmails: ReadonlySet<string>
}

/** Context of a call by anyone, with or without a session. */
export type CallerContext = Context & AccountServices & AuthCaller & AuditOrigin

/** Context of a call by anyone, with the account that the call has identified. */
export type IdentifiedContext = CallerContext & AccountContext

export type SessionContext = IdentifiedContext & { readonly account: Account }

/** Ends the session of the request, clears its cookies and returns its account; `null` without a session. */
export async function endCallerSession(ctx: CallerContext): Promise<AccountId | null> {
  const accountId = (await findSession(ctx))?.accountId ?? null
  await callAuth(ctx, '/sign-out', {})
  return accountId
}

export function forgetBrowser({
  knownBrowsers,
  setHeader,
}: Pick<CallerContext, 'knownBrowsers' | 'setHeader'>): void {
  setHeader('set-cookie', knownBrowsers.forget())
}

/**
 * Mails the owner of an account in the background: waiting for the mail server would reveal, by the reply's delay,
 * whether an e-mail address has an account.
 */
export function mailOwner(
  { background, mailer }: OwnerMailServices,
  { email }: Pick<Account, 'email'>,
  content: MailContent,
): void {
  background.run(mailer.send(renderMail(email, content, accountFooter)))
}

export function isAdministrator(
  { adminEmails }: Pick<AccountServices, 'adminEmails'>,
  { email }: Pick<Account, 'email'>,
): boolean {
  return adminEmails.has(email.toLowerCase())
}

type OwnContext = Pick<AccountContext, 'database' | 'accountId' | 'now'>

/** Renames the account; greetings and mails use this name. */
export async function renameAccount(ctx: OwnContext, name: string): Promise<void> {
  await renameUser(privateRows(ctx), { name, at: ctx.now })
}

/** Returns account and sessions for the data export, without credentials. */
export async function describeAccount(ctx: OwnContext) {
  return {
    account: (await findUser(privateRows(ctx))) ?? null,
    sessions: await listSessions(privateRows(ctx), ctx.now),
  }
}

/** Deletes the account with all its rows. `keep` runs first, in the same transaction. */
export async function deleteAccount(
  ctx: Pick<OwnContext, 'database' | 'accountId'>,
  keep: (tx: AccountTransaction) => Promise<void>,
): Promise<void> {
  await changePrivateRows(ctx, async (tx) => {
    await keep(tx)
    await removeUser(tx)
  })
}
