import { defaultNotificationTimes } from '#contract/account/profile.ts'
import type { Answers } from '#contract/account/questionnaire.ts'
import type { StoredPlan } from '#nutrition/targets/stored-plan.ts'
import { boolean, doublePrecision, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'
import type { FastLoss, PlanChange } from './rules.ts'

/** Answers stored before the health interview existed have no review. */
export type StoredAnswers = Omit<Answers, 'health_review'> & Partial<Pick<Answers, 'health_review'>>

/** Profile of an account: name, time zone, settings and questionnaire. */
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
    /** The latest answers and the targets computed from them; all three or none. */
    answers: jsonb().$type<StoredAnswers>(),
    targetPlan: jsonb().$type<StoredPlan>(),
    answeredAt: timestamp({ withTimezone: true }),
    /** Change of targets that the account has not seen yet: applied, or waiting for consent. */
    planChange: jsonb().$type<PlanChange>(),
    /** Version of the rules that last evaluated the stored answers. */
    rulesReadBy: text(),
    /** Set while the weight trend falls too fast, and until the goal is resumed. */
    fastLoss: jsonb().$type<FastLoss>(),
    /**
     * Set when answers that hid numbers are withdrawn: numbers stay hidden until new answers. The reason is deleted
     * with the answers.
     */
    keepsNumbersHidden: boolean().notNull().default(false),
  },
  (table) => ownedBy(table.userId),
)
