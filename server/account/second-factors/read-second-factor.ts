import type { SecondFactor } from '#contract/account/second-factors.ts'
import type { SessionContext } from '../authentication/service.ts'
import { privateRows } from '../users/private-rows.ts'
import * as queries from './queries.ts'
import { findRequiredProof, hasFactor, isMailProven } from './service.ts'

export async function readSecondFactor(ctx: SessionContext): Promise<SecondFactor> {
  const { account } = ctx
  const found = await queries.findAuthenticator(privateRows(ctx))
  return {
    authenticator_since: found?.confirmedAt?.toISOString() ?? null,
    recovery_codes_left: await queries.countRecoveryCodes(privateRows(ctx)),
    asks: await findRequiredProof(ctx),
    is_proven: account.secondFactorAt !== null,
    is_mail_proven: await isMailProven(ctx),
    first_by_link: account.isAdmin && !(await hasFactor(ctx)),
  }
}
