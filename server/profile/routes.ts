import * as contract from '#contract/profile.ts'
import { serve } from '../platform/serve.ts'
import { changeProfile, readProfile } from './service.ts'

export const profileRoutes = [
  serve(contract.readProfile, ({ account, database, clock }) => readProfile(database, account, clock.now())),
  serve(contract.changeProfile, async ({ account, database, body, clock }) => {
    await changeProfile(database, account, body)
    return readProfile(database, account, clock.now())
  }),
]
