import * as contract from '#contract/account/passkeys.ts'
import { presentAccount } from '../../adapters/auth/session-reader.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { RecordAuditEvent } from '../../platform/http/security-audit.ts'
import type { Passkeys } from './service.ts'

const hour = 3600
const signInsByAddress = [{ max: 120, perSeconds: hour }]
const changesByAccount = [{ max: 20, perSeconds: hour }]

export function passkeyRoutes(
  passkeys: Passkeys,
  recordAuditEvent: RecordAuditEvent,
): readonly ServedEndpoint[] {
  return [
    serve(contract.listPasskeys, ({ account }) => passkeys.list(account.id)),
    serve(
      contract.beginPasskey,
      async (call) => ({ options: await passkeys.begin(call, call.account, call.body) }),
      { limits: changesByAccount },
    ),
    serve(
      contract.addPasskey,
      async (call) => {
        const added = await passkeys.add(call, call.account, call.body.name, call.body.response)
        await recordAuditEvent(call, 'passkey_added', call.account.id)
        return added
      },
      { limits: changesByAccount },
    ),
    serve(contract.removePasskey, async (call) => {
      const removed = await passkeys.remove(call, call.account, call.params.id, call.body)
      if (removed) await recordAuditEvent(call, 'passkey_removed', call.account.id)
      return { removed }
    }),
    serve(contract.beginPasskeySignIn, async (call) => ({ options: await passkeys.beginSignIn(call) }), {
      limits: signInsByAddress,
    }),
    serve(
      contract.signInWithPasskey,
      async (call) => {
        const { token, account } = await passkeys.signIn(call, call.body.response)
        await recordAuditEvent(call, 'signed_in', account.id, 'passkey')
        return { token, user: presentAccount(account) }
      },
      { limits: signInsByAddress },
    ),
  ]
}
