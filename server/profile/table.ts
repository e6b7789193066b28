import { defaultNotificationTimes } from '#contract/profile.ts'
import type { Answers } from '#contract/questionnaire.ts'
import type { NumericPlan, QualitativePlan } from '#nutrition/targets/plan-targets.ts'
import { boolean, doublePrecision, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { ownedBy } from '../platform/row-security.ts'

/** Answers stored before the health interview existed have no review. */
export type StoredAnswers = Omit<Answers, 'health_review'> & Partial<Pick<Answers, 'health_review'>>

/** A person as the app knows them: how they are called, where they eat, what they answered. */
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
    /** The questionnaire's last answers and the targets the rules made of them; all three or none. */
    answers: jsonb().$type<StoredAnswers>(),
    targetPlan: jsonb().$type<NumericPlan | QualitativePlan>(),
    answeredAt: timestamp({ withTimezone: true }),
    /**
     * What is left of answers that were withdrawn: whom the app showed no figures it shows none afterwards either, until
     * other answers come. Why is forgotten with the answers.
     */
    keepsNumbersHidden: boolean().notNull().default(false),
  },
  (table) => ownedBy(table.userId),
)
