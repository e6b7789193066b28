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
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/** Constraint read from the observations, with the text behind it. */
export interface UnderstoodConstraint {
  readonly constraint: WeekConstraint
  readonly words: string
}

/**
 * Changes that a logged meal caused to the rest of its day, stored until the day is over so that they can be undone.
 */
export interface StoredRebalance {
  /** Id of the logged meal that caused it. */
  readonly mealId: string
  readonly date: string
  readonly adjustments: readonly Adjustment[]
  /** Whether the account has undone it, and so wants no further rebalance that day. */
  readonly isUndone: boolean
}

/** Dated meals of one calendar week. A plan outlives the diet from which it was generated. */
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
    /** Keys of constraints that the account removed. */
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
