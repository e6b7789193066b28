import type { WeekConstraint } from '#nutrition/menu/request/request.ts'
import type { AskedRelaxation, WeekMenu } from '#nutrition/menu/request/week.ts'
import type { Adjustment } from '#nutrition/menu/rebalance/rebalance.ts'
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/account/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/** Constraint read from the observations, with the words behind it. */
export interface UnderstoodConstraint {
  readonly constraint: WeekConstraint
  readonly words: string
}

/** Changes that a logged meal made to the rest of its day, kept until the day is over so that it can be undone. */
export interface StoredRebalance {
  /** The logged meal that caused it. */
  readonly mealId: string
  readonly date: string
  readonly adjustments: readonly Adjustment[]
  /** Undone by the account, which wants this day left as planned. */
  readonly isUndone: boolean
}

/** Dated meals of one calendar week. It outlives the diet it was made from. */
export const weekPlans = pgTable(
  'week_plans',
  {
    userId: ownerColumn(),
    /** Monday of the week. */
    weekStart: date().notNull(),
    id: uuid().notNull(),
    dietId: uuid().notNull(),
    observations: text().notNull().default(''),
    understood: jsonb().$type<readonly UnderstoodConstraint[]>().notNull().default([]),
    ignored: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Keys of removed constraints. */
    removed: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Accepted relaxations for this week, in addition to the diet's. */
    mayRelax: jsonb().$type<readonly AskedRelaxation[]>().notNull().default([]),
    rebalances: jsonb().$type<readonly StoredRebalance[]>().notNull().default([]),
    menu: jsonb().$type<WeekMenu>().notNull(),
    fingerprint: text().notNull(),
    isPlain: boolean().notNull().default(false),
    generations: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.weekStart] }), ...ownedBy(table.userId)],
)
