import type { Body } from '#contract/endpoint.ts'
import type {
  HealthReview,
  reviewHealthReading as reviewEndpoint,
  StoredReading,
} from '#contract/account/health-readings.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Database } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import {
  type AnsweredQuestionnaire,
  currentHealth,
  lockQuestionnaire,
  readQuestionnaire,
} from '../profile/service.ts'
import { reviseQuestionnaire } from '../questionnaire/service.ts'
import {
  describeStored,
  findingsOf,
  reviewAfter,
  type Said,
  withMentionsOf,
  type MentionText,
} from './rules.ts'

interface Stored {
  readonly reading: StoredReading | null
}

export function readHealthReading(database: Database, accountId: AccountId, now: Date): Promise<Stored> {
  return database.readAsAccount(accountId, async (tx) => describe(await readQuestionnaire(tx), now))
}

export function reviewHealthReading(
  database: Database,
  accountId: AccountId,
  change: Body<typeof reviewEndpoint>,
  now: Date,
): Promise<Stored> {
  return database.asAccount(accountId, async (tx) => {
    const before = await lockQuestionnaire(tx)
    if (!before) throw fail('questionnaire_required')
    await saveReview(tx, before, reviewAfter(before.answers.health_review, change), now)
    return describe(await readQuestionnaire(tx), now)
  })
}

/**
 * Adds the health mentions of a text to the answers and updates the targets, before the text is used. Does nothing
 * without a finished questionnaire.
 */
export async function recordMentions(
  tx: AccountTransaction,
  text: MentionText,
  said: Said,
  now: Date,
): Promise<void> {
  if (findingsOf(text).length === 0) return
  const before = await lockQuestionnaire(tx)
  if (before) await saveReview(tx, before, withMentionsOf(before.answers, text, said), now)
}

async function saveReview(
  tx: AccountTransaction,
  before: AnsweredQuestionnaire,
  review: HealthReview,
  now: Date,
): Promise<void> {
  if (JSON.stringify(review) === JSON.stringify(before.answers.health_review)) return
  const answers = { ...before.answers, health_review: review }
  await reviseQuestionnaire(tx, before, { answers }, 'saude', now)
}

function describe(questionnaire: AnsweredQuestionnaire | null, now: Date): Stored {
  if (!questionnaire) return { reading: null }
  const { person } = currentHealth(questionnaire, now)
  return { reading: describeStored(questionnaire.answers, person) }
}
