import { defaultNotificationTimes } from '#contract/account/profile.ts'
import type { Answers } from '#contract/account/questionnaire.ts'
import type { StoredPlan } from '#nutrition/targets/stored-plan.ts'
import { boolean, doublePrecision, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'
import type { FastLoss, PlanChange } from './rules.ts'

/** Fields that answers lack if they were stored before the field existed. */
type LaterField = 'health_review' | 'answered_defaults'

/** Answers as stored. */
export type StoredAnswers = Omit<Answers, LaterField> & Partial<Pick<Answers, LaterField>>

/** Profiles of accounts: name, time zone, settings, and the questionnaire with its targets. */
export const profiles = pgTable(
  'profiles',
  {
    userId: ownerColumn().primaryKey(),
    name: text().notNull(),
    timezone: text().notNull().default('America/Sao_Paulo'),
    notificationTimes: jsonb()
      .$type<{ breakfast: string; lunch: string; dinner: string }>()
      .notNull()
      .default(defaultNotificationTimes),
    ladleGrams: doublePrecision(),
    /** Latest answers, the targets computed from them, and the time of answering: all three or none. */
    answers: jsonb().$type<StoredAnswers>(),
    targetPlan: jsonb().$type<StoredPlan>(),
    answeredAt: timestamp({ withTimezone: true }),
    /** Change of targets that was applied and not seen yet, or that waits for consent; null without one. */
    planChange: jsonb().$type<PlanChange>(),
    /** Version of the rules by which the stored answers were last evaluated. */
    rulesReadBy: text(),
    /**
     * Set while the weight's trend falls too fast, and afterwards until the person resumes the goal; null otherwise.
     */
    fastLoss: jsonb().$type<FastLoss>(),
    /**
     * Whether numbers stay hidden although the answers that hid them were withdrawn, until new answers. The reason is
     * deleted with the answers.
     */
    keepsNumbersHidden: boolean().notNull().default(false),
    /** Whether the person wants changes of the day's menu to be proposed. */
    wantsProposals: boolean().notNull().default(true),
    /** Logged meal for which the person last declined a proposal; the meal may have been deleted since. */
    declinedMealId: uuid(),
  },
  (table) => ownedBy(table.userId),
)
