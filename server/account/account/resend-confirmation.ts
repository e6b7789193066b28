import type { resendConfirmation as endpoint } from '#contract/account/account.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import type { CallerContext } from '../authentication/service.ts'
import { mailboxOf } from '../mailboxes/rules.ts'
import { mailConfirmation } from './confirmation-mail.ts'
import { findUnconfirmed } from './queries.ts'
import { limits } from './rules.ts'

/**
 * Mails the confirmation link again if the e-mail address has an unconfirmed account, at most once a minute and three
 * times an hour. The reply and its delay are the same for every address. Throws `rate_limited`.
 */
export async function resendConfirmation(
  ctx: CallerContext,
  { email }: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const untilEven = ctx.startEvenReply()
  await ctx.admission.count(ctx, ['mail-from', limits.mailByAddress])
  await ctx.rateLimiter.count('resend-to', mailboxOf(email), limits.resendByAccount)
  const waiting = await findUnconfirmed(ctx.database.unscoped, email)
  if (waiting) mailConfirmation(ctx, waiting)
  await untilEven()
  return { status: true }
}
