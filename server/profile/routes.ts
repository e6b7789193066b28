import * as contract from '#contract/profile.ts'
import { serve } from '../platform/serve.ts'
import { changeProfile, type FindActiveDietId, readProfile } from './service.ts'

export function profileRoutes(findActiveDietId: FindActiveDietId) {
  return [
    serve(contract.readProfile, ({ account, database, clock }) =>
      readProfile(database, account, findActiveDietId, clock.now()),
    ),
    serve(contract.changeProfile, async ({ account, database, body, clock }) => {
      await changeProfile(database, account, body)
      return readProfile(database, account, findActiveDietId, clock.now())
    }),
  ]
}
