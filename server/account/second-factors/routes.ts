import * as contract from '#contract/account/second-factors.ts'
import { presentAccount } from '../../adapters/auth/session-reader.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { RecordAuditEvent } from '../../platform/http/security-audit.ts'
import type { SecondFactors } from './service.ts'

const minute = 60
const codesByAddress = [{ max: 60, perSeconds: 5 * minute }]
const setupsByAccount = [{ max: 10, perSeconds: 60 * minute }]

export function secondFactorRoutes(
  secondFactors: SecondFactors,
  recordAuditEvent: RecordAuditEvent,
): readonly ServedEndpoint[] {
  return [
    serve(contract.readSecondFactor, (call) => secondFactors.read(call, call.account)),
    serve(
      contract.signInWithCode,
      async (call) => {
        const { challenge, code, trust_device: trustsDevice = false } = call.body
        const { token, account } = await secondFactors.signIn(call, { challenge, code, trustsDevice })
        await recordAuditEvent(call, 'signed_in', account.id, 'code')
        return { token, user: presentAccount(account) }
      },
      { limits: codesByAddress },
    ),
    serve(
      contract.beginAuthenticator,
      (call) => secondFactors.begin(call, call.account, call.body.password),
      { limits: setupsByAccount },
    ),
    serve(contract.confirmAuthenticator, async (call) => {
      const codes = await secondFactors.confirm(call, call.account, call.body.code)
      await recordAuditEvent(call, 'second_factor_added', call.account.id)
      return { recovery_codes: codes }
    }),
    serve(contract.removeAuthenticator, async (call) => {
      const removed = await secondFactors.remove(call, call.account, call.body)
      if (removed) await recordAuditEvent(call, 'second_factor_removed', call.account.id)
      return { removed }
    }),
    serve(contract.renewRecoveryCodes, async (call) => {
      const codes = await secondFactors.renewRecoveryCodes(call, call.account, call.body)
      await recordAuditEvent(call, 'recovery_codes_made', call.account.id)
      return { recovery_codes: codes }
    }),
  ]
}
