import * as contract from '#contract/account/profile.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { SessionServices } from '../authentication/service.ts'
import { changeProfile } from './change-profile.ts'
import { readProfile } from './read-profile.ts'

const serve = serveWith<SessionServices>()

export const ownProfileRoutes = [
  serve(contract.readProfile, readProfile),
  serve(contract.changeProfile, (ctx) => changeProfile(ctx, ctx.body)),
]
