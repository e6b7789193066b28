import type { Answers } from '#contract/questionnaire.ts'
import type { NumericPlan, QualitativePlan } from '#nutrition/targets/plan-targets.ts'
import { date, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { ownedBy } from '../platform/row-security.ts'

/** The last answers of a person and the targets that the rules made of them. */
export const questionnaires = pgTable(
  'questionnaires',
  {
    userId: ownerColumn().primaryKey(),
    answers: jsonb().$type<Answers>().notNull(),
    targetPlan: jsonb().$type<NumericPlan | QualitativePlan>().notNull(),
    answeredOn: date().notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => ownedBy(table.userId),
)
