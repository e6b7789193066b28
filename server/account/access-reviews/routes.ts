import * as contract from '#contract/account/access-reviews.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { AccountServices } from '../authentication/service.ts'
import { proveByMail, requestMailedProof } from './mailed-proof.ts'
import { removeOtherAccess } from './remove-other-access.ts'

const serve = serveWith<AccountServices>()

const hour = 3600
const linksByAccount = [{ max: 5, perSeconds: hour }]
const triesByAccount = [{ max: 20, perSeconds: hour }]

export const accessReviewRoutes = [
  serve(contract.requestMailedProof, requestMailedProof, { limits: linksByAccount }),
  serve(contract.proveByMail, (ctx) => proveByMail(ctx, ctx.body), { limits: triesByAccount }),
  serve(contract.removeOtherAccess, (ctx) => removeOtherAccess(ctx, ctx.body)),
]
