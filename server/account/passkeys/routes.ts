import * as contract from '#contract/account/passkeys.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { AccountServices } from '../authentication/service.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { listPasskeys } from './service.ts'
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts'

const serve = serveWith<AccountServices>()

const hour = 3600
const signInsByAddress = [{ max: 120, perSeconds: hour }]
const changesByAccount = [{ max: 20, perSeconds: hour }]

export const passkeyRoutes = [
  serve(contract.listPasskeys, listPasskeys),
  serve(contract.beginPasskey, (ctx) => beginPasskey(ctx, ctx.body), { limits: changesByAccount }),
  serve(contract.addPasskey, (ctx) => addPasskey(ctx, ctx.body), { limits: changesByAccount }),
  serve(contract.removePasskey, (ctx) => removePasskey(ctx, { id: ctx.params.id, proof: ctx.body })),
  serve(contract.beginPasskeySignIn, beginPasskeySignIn, { limits: signInsByAddress }),
  serve(contract.signInWithPasskey, (ctx) => signInWithPasskey(ctx, ctx.body), {
    limits: signInsByAddress,
  }),
]
