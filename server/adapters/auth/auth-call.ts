import { createEmailVerificationToken, isAPIError } from 'better-auth/api'
import type { ErrorCode } from '#contract/errors.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { fail } from '../../platform/failure.ts'
import type { Call } from '../../platform/http/serve.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Auth, clientAddressHeader } from './better-auth.ts'
import { authHeaders } from './session-reader.ts'

/** Caller on whose behalf Better Auth is called. */
export type AuthCaller = Pick<Call<Endpoint>, 'headers' | 'clientAddress' | 'setHeader'>

/** Better Auth, and the caller on whose behalf it is called. */
export interface AuthContext extends AuthCaller {
  readonly auth: Auth
  readonly publicOrigin: string
}

/** Error code for each code of Better Auth that people may see. Any other code is an internal error. */
const codeOf: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_PASSWORD: 'invalid_credentials',
  // A password this long exceeds every stored one, so it is wrong. New passwords are checked earlier.
  PASSWORD_TOO_LONG: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_confirmed',
  INVALID_TOKEN: 'invalid_token',
  TOKEN_EXPIRED: 'invalid_token',
  USER_NOT_FOUND: 'invalid_token',
  UNAUTHORIZED: 'session_expired',
  PASSKEY_NOT_FOUND: 'passkey_refused',
  CHALLENGE_NOT_FOUND: 'passkey_refused',
  AUTHENTICATION_FAILED: 'passkey_refused',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_refused',
}

/**
 * Calls Better Auth on behalf of a caller: passes on the session and the client's IP address, sets the cookies in
 * Better Auth's reply, and throws its errors as failures of this app.
 */
export async function callAuth(
  ctx: AuthContext,
  path: `/${string}`,
  body?: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const headers = authHeaders(ctx.auth, ctx.headers)
  headers.set(clientAddressHeader, ctx.clientAddress)
  if (body) headers.set('content-type', 'application/json')
  const reply = await ctx.auth.handler(
    new Request(`${ctx.publicOrigin}/api/auth${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  for (const cookie of reply.headers.getSetCookie()) ctx.setHeader('set-cookie', cookie)
  const answer: unknown = await reply.json()
  if (reply.ok) return answer
  const { code = '' } = answer as { code?: string }
  const known = codeOf[code]
  if (known) throw fail(known)
  throw new Error(`Better Auth refused ${path} with ${reply.status} ${code}.`)
}

/** Session of a caller, with its token as stored. */
interface CallerSession {
  readonly id: string
  readonly token: string
  readonly accountId: AccountId
}

/** Returns the caller's session from the database; `null` without one. */
export async function findSession({
  auth,
  headers,
}: Pick<AuthContext, 'auth' | 'headers'>): Promise<CallerSession | null> {
  const found = await auth.api.getSession({ headers: authHeaders(auth, headers) })
  if (!found) return null
  const { user, session } = found
  return { id: session.id, token: session.token, accountId: user.id as AccountId }
}

/** Returns the account of a reset link's token; `null` for an unknown one. */
export async function findResetAccount(
  { auth }: Pick<AuthContext, 'auth'>,
  token: string,
): Promise<AccountId | null> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  // The cast is safe, because Better Auth stores the account's id as the value of a reset.
  return found ? (found.value as AccountId) : null
}

const exchangeSeconds = 60

/** Confirms the account's e-mail address, sets the password chosen with the link, if any, and opens a session. */
export async function openConfirmed(
  ctx: AuthContext,
  account: { readonly id: string; readonly email: string },
  password: string | undefined,
): Promise<void> {
  const { secret, password: passwords, internalAdapter } = await ctx.auth.$context
  if (password !== undefined) {
    await internalAdapter.updatePassword(account.id, await passwords.hash(password))
  }
  // Better Auth's own token can be used again until it expires, so it never leaves this function.
  const pass = await createEmailVerificationToken(secret, account.email, undefined, exchangeSeconds)
  await callAuth(ctx, `/verify-email?token=${pass}`)
}

/** Opens a session for an account whose second factor was verified at `at`. */
export async function openProvenSession(
  ctx: AuthContext,
  proven: { readonly accountId: string; readonly at: Date },
) {
  const headers = authHeaders(ctx.auth, ctx.headers)
  headers.set(clientAddressHeader, ctx.clientAddress)
  const opened = await ctx.auth.api.openProvenSession({ body: proven, headers, returnHeaders: true })
  for (const cookie of opened.headers.getSetCookie()) ctx.setHeader('set-cookie', cookie)
  return opened.response
}

/** Returns whether this is the password of the caller's account. It counts no attempt; its callers do. */
export async function isPassword({ auth, headers }: AuthContext, password: string): Promise<boolean> {
  try {
    await auth.api.verifyPassword({ body: { password }, headers: authHeaders(auth, headers) })
    return true
  } catch (error) {
    if (isAPIError(error) && codeOf[error.body?.code ?? ''] === 'invalid_credentials') return false
    throw error
  }
}
