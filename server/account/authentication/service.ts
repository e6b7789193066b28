import type { SessionEpochs } from '../../adapters/auth/session-epochs.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Background } from '../../platform/observability/background.ts'
import { renameUser } from '../users/queries.ts'

/** Services that end sessions. */
export interface SessionServices {
  readonly sessionEpochs: SessionEpochs
  readonly background: Background
}

type OwnContext = Pick<AccountContext, 'database' | 'accountId' | 'now'> & SessionServices

/** Makes all processes read the sessions of the account from the database again. */
export function invalidateSessions({
  background,
  sessionEpochs,
  accountId,
}: Pick<OwnContext, 'accountId'> & SessionServices): void {
  background.run(sessionEpochs.end(accountId))
}

/** Renames the account, whose name is used in greetings and mails. */
export async function renameAccount(ctx: OwnContext, name: string): Promise<void> {
  await renameUser(ctx.database.unscoped, ctx.accountId, { name, at: ctx.now })
  invalidateSessions(ctx)
}
