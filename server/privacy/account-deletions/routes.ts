import * as contract from '#contract/privacy/account-deletions.ts'
import type { AccountServices } from '../../account/authentication/service.ts'
import { serveWith } from '../../platform/http/serve.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import type { AccountDeletionServices } from './service.ts'

const serve = serveWith<AccountServices & AccountDeletionServices>()

export const accountDeletionRoutes = [serve(contract.deleteAccount, (ctx) => deleteOwnAccount(ctx, ctx.body))]
