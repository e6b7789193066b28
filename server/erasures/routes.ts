import * as contract from '#contract/erasures.ts'
import type { Accounts } from '../account/service.ts'
import { serve, type ServedEndpoint } from '../platform/serve.ts'
import type { Erasures } from './service.ts'

export function erasureRoutes(
  erasures: Erasures,
  { assertPassword, signOut }: Pick<Accounts, 'assertPassword' | 'signOut'>,
): readonly ServedEndpoint[] {
  return [
    serve(contract.eraseAccount, async (call) => {
      const { account, body, log } = call
      await assertPassword(call, account, body.password)
      const { isFinishing } = await erasures.erase(account)
      // Takes the cookies away.
      await signOut(call)
      log.info({ act: 'account erased' }, 'audit')
      return { erased: true as const, is_finishing: isFinishing }
    }),
  ]
}
