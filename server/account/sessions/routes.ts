import * as contract from '#contract/account/sessions.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { AccountServices } from '../authentication/service.ts'
import { endAllSessions, endSession, listSessions } from './service.ts'

const serve = serveWith<AccountServices>()

export const sessionRoutes = [
  serve(contract.listSessions, listSessions),
  serve(contract.endSession, (ctx) => endSession(ctx, ctx.params)),
  serve(contract.endAllSessions, endAllSessions),
]
