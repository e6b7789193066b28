import type { Reply } from '#contract/endpoint.ts'
import type { endAllSessions as endAllEndpoint, OpenSession } from '#contract/account/sessions.ts'
import { callAuth, findSession } from '../../adapters/auth/auth-call.ts'
import { removeDevices } from '../../messages/reminders/service.ts'
import { deviceName } from '../../platform/http/device-name.ts'
import { leaving } from '../../platform/http/leaving.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import * as queries from '../authentication/queries.ts'
import type { SessionContext } from '../authentication/service.ts'
import { endEverySession } from '../authentication/sessions.ts'
import { revokeTrust } from '../mfa-recovery/service.ts'
import { privateRows } from '../users/private-rows.ts'
import { presentSession } from './rules.ts'

export async function listSessions(ctx: SessionContext): Promise<OpenSession[]> {
  const current = await findSession(ctx)
  const open = await queries.listSessions(privateRows(ctx), ctx.now)
  return open.map((one) => presentSession(one, current?.id))
}

/**
 * Ends one session; `ended` is false for an unknown session or one of another account. If the session had not expired,
 * notifications on devices of its name stop until the app is opened there.
 */
export async function endSession(
  ctx: SessionContext,
  { id }: { readonly id: string },
): Promise<{ ended: boolean }> {
  const { accountId } = ctx
  const open = await queries.listSessions(privateRows(ctx), ctx.now)
  const ended = (await queries.removeSessions(privateRows(ctx), id)) > 0
  const one = open.find((session) => session.id === id)
  if (one) await removeDevices(ctx, deviceName(one.userAgent ?? ''))
  if (ended) await recordAuditEvent(ctx, { kind: 'session_ended', accountId })
  return { ended }
}

/** Ends all sessions, including the current one, removes trusted devices and stops notifications everywhere. */
export async function endAllSessions(ctx: SessionContext): Promise<Reply<typeof endAllEndpoint>> {
  const { accountId } = ctx
  const ended = await endEverySession(ctx)
  await revokeTrust(ctx)
  await removeDevices(ctx)
  // Clears the cookies.
  await callAuth(ctx, '/sign-out', {})
  ctx.setHeader(...leaving)
  await recordAuditEvent(ctx, { kind: 'sessions_ended', accountId })
  return { ended }
}
