import type { Body } from '#contract/endpoint.ts'
import type {
  HealthReview,
  reviewHealthReading as reviewEndpoint,
  StoredReading,
} from '#contract/account/health-readings.ts'
import { findingsOf } from '#nutrition/safety/health-text/meal-findings.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import {
  ageTimezone,
  type AnsweredQuestionnaire,
  currentHealth,
  lockQuestionnaire,
  type ProfileContext,
  readQuestionnaire,
} from '../profile/service.ts'
import { reviseQuestionnaire } from '../questionnaire/service.ts'
import { describeStored, reviewAfter, type Said, withMentionsOf, type MentionText } from './rules.ts'

interface Stored {
  readonly reading: StoredReading | null
}

export function readHealthReading({ database, accountId, now }: AccountContext): Promise<Stored> {
  return database.readAsAccount(accountId, async (tx) => describe(await readQuestionnaire(tx), now))
}

/**
 * Applies a person's correction of the findings in the health texts, and updates the targets. Throws
 * `questionnaire_required`.
 */
export function reviewHealthReading(
  { database, accountId, now }: AccountContext,
  change: Body<typeof reviewEndpoint>,
): Promise<Stored> {
  return database.asAccount(accountId, async (tx) => {
    const before = await lockQuestionnaire(tx)
    if (!before) throw fail('questionnaire_required')
    await saveReview({ tx, now }, before, reviewAfter(before.answers.health_review, change))
    return describe(await readQuestionnaire(tx), now)
  })
}

/**
 * Adds the health findings of a text to the answers and updates the targets, before the text is used. Does nothing
 * without findings or without a completed questionnaire.
 */
export async function recordMentions(
  own: Pick<ProfileContext, 'tx' | 'now'>,
  text: MentionText,
  said: Said,
): Promise<void> {
  const dated = { ...text, today: civilDay(own.now, ageTimezone) }
  if (findingsOf(dated).length === 0) return
  const before = await lockQuestionnaire(own.tx)
  if (!before) return
  await saveReview(own, before, withMentionsOf(before.answers, dated, said))
}

async function saveReview(
  own: Pick<ProfileContext, 'tx' | 'now'>,
  before: AnsweredQuestionnaire,
  review: HealthReview,
): Promise<void> {
  if (JSON.stringify(review) === JSON.stringify(before.answers.health_review)) return
  const answers = { ...before.answers, health_review: review }
  await reviseQuestionnaire(own, before, { cause: 'saude', answers })
}

function describe(questionnaire: AnsweredQuestionnaire | null, now: Date): Stored {
  if (!questionnaire) return { reading: null }
  const { person } = currentHealth(questionnaire, now)
  return { reading: describeStored(questionnaire.answers, person, civilDay(now, ageTimezone)) }
}
