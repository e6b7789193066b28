import * as contract from '#contract/account/profile.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeProfile } from './change-profile.ts'
import { readProfile } from './read-profile.ts'

export const ownProfileRoutes = [
  serve(contract.readProfile, readProfile),
  serve(contract.changeProfile, (ctx) => changeProfile(ctx, ctx.body)),
]
