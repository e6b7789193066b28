import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { describeError, type Log } from '../../platform/observability/log.ts'
import { listUnreadQuestionnaires, lockQuestionnaire } from '../../account/profile/service.ts'
import { reviseQuestionnaire } from '../../account/questionnaire/service.ts'

interface ReviewParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

const batchSize = 200

/**
 * Re-evaluates every stored questionnaire once with the rules of this release. A safer plan applies at once; any other
 * change waits for consent. Each account has a separate transaction and is marked when done, so interrupted or
 * concurrent runs are safe.
 */
export function createPlanReview({ database, clock, log }: ReviewParts) {
  let isDone = false
  return async (signal: AbortSignal): Promise<number> => {
    if (isDone) return 0
    let read = 0
    let failed = 0
    const listDue = (after: AccountId | null) =>
      database.asSystem((tx) => listUnreadQuestionnaires(tx, after, batchSize))
    for (let due = await listDue(null); due.length > 0; due = await listDue(due.at(-1) ?? null)) {
      for (const accountId of due) {
        if (signal.aborted) return read
        try {
          await review(database, accountId, clock.now())
          read += 1
        } catch (error) {
          failed += 1
          log.error({ error: describeError(error) }, 'stored answers not read')
        }
      }
    }
    isDone = failed === 0
    return read
  }
}

function review(database: Database, accountId: AccountId, now: Date): Promise<void> {
  return database.asAccount(accountId, async (tx) => {
    const questionnaire = await lockQuestionnaire(tx)
    if (questionnaire) await reviseQuestionnaire({ tx, now }, questionnaire, { cause: 'regras' })
  })
}
