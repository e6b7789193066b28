import * as contract from '#contract/account/profile.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeProfile, type ProfileParts, readProfile } from './service.ts'

export function profileRoutes(parts: ProfileParts) {
  return [
    serve(contract.readProfile, ({ account, database, clock }) =>
      readProfile(database, account, parts, clock.now()),
    ),
    serve(contract.changeProfile, async ({ account, database, body, clock }) => {
      await changeProfile(database, account, parts, body)
      return readProfile(database, account, parts, clock.now())
    }),
  ]
}
