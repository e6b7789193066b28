import type { Body, Reply } from '#contract/endpoint.ts'
import type { requestDataExport as endpoint } from '#contract/privacy/data-exports.ts'
import type { SessionContext } from '../../account/authentication/service.ts'
import { assertProof } from '../../account/second-factors/service.ts'
import { recordAuditEvent } from '../audit-log/service.ts'

const linkMinutes = 60
const perDay = [{ max: 4, perSeconds: 86_400 }]

/**
 * Returns the address of the export, valid for `linkMinutes` in sessions of the same account. Throws the errors of
 * `assertProof`, and `rate_limited` beyond `perDay`.
 */
export async function requestDataExport(
  ctx: SessionContext,
  proof: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { accountId, links, now, rateLimiter } = ctx
  await assertProof(ctx, proof)
  await rateLimiter.count('data-export', accountId, perDay)
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000)
  const token = links.sign('data-export', [accountId], expiresAt)
  await recordAuditEvent(ctx, { kind: 'data_export_allowed', accountId })
  return { url: `/api/data-exports/${token}`, expires_at: expiresAt.toISOString() }
}
