import { listUnreadQuestionnaires, lockQuestionnaire } from '../../account/profile/service.ts'
import { reviseQuestionnaire } from '../../account/questionnaire/service.ts'
import { type AccountContext, accountContextOf, type Platform } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { ScheduledJob } from '../../platform/database/jobs.ts'
import { everyHour } from '../../platform/database/schedules.ts'
import { describeError } from '../../platform/observability/log.ts'

const batchSize = 200

/**
 * Returns the job that reviews all stored plans. After a complete run it does nothing more in this process, because the
 * rules of a process never change.
 */
export function reviewJob(services: Platform): ScheduledJob {
  let isDone = false
  return {
    name: 'plan-review',
    cron: everyHour,
    isDueAtStart: true,
    work: async (signal) => {
      if (isDone) return
      const { read, isComplete } = await reviewPlans(services, signal)
      isDone = isComplete
      if (read > 0) services.log.info({ read }, 'stored answers evaluated by the rules of this release')
    },
  }
}

/**
 * Re-evaluates every stored questionnaire once with the rules of this release. A safer plan applies at once; any other
 * change waits for consent. Each account has a separate transaction and is marked when done, so that interrupted or
 * concurrent runs do no harm.
 */
export async function reviewPlans(
  services: Platform,
  signal: AbortSignal,
): Promise<{ readonly read: number; readonly isComplete: boolean }> {
  let read = 0
  let failed = 0
  const listDue = (after: AccountId | null) =>
    services.database.asSystem((tx) => listUnreadQuestionnaires(tx, after, batchSize))
  for (let due = await listDue(null); due.length > 0; due = await listDue(due.at(-1) ?? null)) {
    for (const accountId of due) {
      if (signal.aborted) return { read, isComplete: false }
      try {
        await reviewPlan(accountContextOf(services, accountId))
        read += 1
      } catch (error) {
        failed += 1
        services.log.error({ error: describeError(error) }, 'stored answers not evaluated')
      }
    }
  }
  return { read, isComplete: failed === 0 }
}

function reviewPlan({ database, accountId, now }: AccountContext): Promise<void> {
  return database.asAccount(accountId, async (tx) => {
    const questionnaire = await lockQuestionnaire(tx)
    if (questionnaire) await reviseQuestionnaire({ tx, now }, questionnaire, { cause: 'regras' })
  })
}
