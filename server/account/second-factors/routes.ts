import * as contract from '#contract/account/second-factors.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { AccountServices } from '../authentication/service.ts'
import { beginAuthenticator } from './begin-authenticator.ts'
import { confirmAuthenticator } from './confirm-authenticator.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { removeAuthenticator } from './remove-authenticator.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { signInWithCode } from './sign-in-with-code.ts'

const serve = serveWith<AccountServices>()

const minute = 60
const codesByAddress = [{ max: 60, perSeconds: 5 * minute }]
const setupsByAccount = [{ max: 10, perSeconds: 60 * minute }]

export const secondFactorRoutes = [
  serve(contract.readSecondFactor, readSecondFactor),
  serve(contract.signInWithCode, (ctx) => signInWithCode(ctx, ctx.body), { limits: codesByAddress }),
  serve(contract.beginAuthenticator, (ctx) => beginAuthenticator(ctx, ctx.body), {
    limits: setupsByAccount,
  }),
  serve(contract.confirmAuthenticator, (ctx) => confirmAuthenticator(ctx, ctx.body)),
  serve(contract.removeAuthenticator, (ctx) => removeAuthenticator(ctx, ctx.body)),
  serve(contract.renewRecoveryCodes, (ctx) => renewRecoveryCodes(ctx, ctx.body)),
]
