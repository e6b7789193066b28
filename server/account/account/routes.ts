import * as contract from '#contract/account/account.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { AccountServices } from '../authentication/service.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail, confirmWithPassword } from './confirm-email.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { readSession, signOut } from './session.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const serve = serveWith<AccountServices>()

export const accountRoutes = [
  serve(contract.signUp, (ctx) => signUp(ctx, ctx.body)),
  serve(contract.signIn, (ctx) => signIn(ctx, ctx.body)),
  serve(contract.signOut, signOut),
  serve(contract.readSession, readSession),
  serve(contract.confirmEmail, (ctx) => confirmEmail(ctx, ctx.query)),
  serve(contract.confirmWithPassword, (ctx) => confirmWithPassword(ctx, ctx.body)),
  serve(contract.resendConfirmation, (ctx) => resendConfirmation(ctx, ctx.body)),
  serve(contract.requestPasswordReset, (ctx) => requestPasswordReset(ctx, ctx.body)),
  serve(contract.resetPassword, (ctx) => resetPassword(ctx, ctx.body)),
  serve(contract.changePassword, (ctx) => changePassword(ctx, ctx.body)),
]
