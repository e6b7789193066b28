import { generationStatuses } from '#contract/menus/diets.ts'
import type { Weekday } from '#nutrition/shared/calendar/days.ts'
import type { Adjustment } from '#nutrition/menu/rebalance/rebalance.ts'
import type { WeekConstraint } from '#nutrition/menu/request/request.ts'
import type { AskedRelaxation, WeekMenu } from '#nutrition/menu/request/week.ts'
import type { DayTargets } from '#nutrition/targets/macros.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/** Diets: targets and a menu for each weekday. */
export const diets = pgTable(
  'user_diets',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    name: text().notNull(),
    isActive: boolean().notNull().default(false),
    generationStatus: text({ enum: generationStatuses }).notNull().default('pending'),
    /** Id of the running generation; the result of any other is dropped. Null when none runs. */
    generationId: uuid(),
    generationStartedAt: timestamp({ withTimezone: true }),
    /** Number of generations so far, which seeds the optimiser. */
    generations: integer().notNull().default(0),
    targetsRest: jsonb().$type<DayTargets>().notNull(),
    targetsTraining: jsonb().$type<DayTargets>().notNull(),
    trainingWeekdays: jsonb().$type<readonly Weekday[]>().notNull().default([]),
    stylesRequired: jsonb().$type<readonly string[]>().notNull().default([]),
    disallowedTags: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Preferences that the person allowed to relax in this diet's menus. */
    mayRelax: jsonb().$type<readonly AskedRelaxation[]>().notNull().default([]),
    /**
     * Fingerprint of the request from which the menu was generated. If today's request has another fingerprint, the
     * answers have changed since.
     */
    fingerprint: text().notNull(),
    menu: jsonb().$type<WeekMenu>(),
    isPlain: boolean().notNull().default(false),
    /** Time at which the next week is to be planned; the default makes a new diet due at once. */
    nextWeekAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`'epoch'`),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('user_diets_by_time').on(table.userId, table.createdAt),
    uniqueIndex('user_diets_one_active')
      .on(table.userId)
      .where(sql`${table.isActive}`),
    index('user_diets_due_weeks')
      .on(table.nextWeekAt, table.userId)
      .where(sql`${table.isActive} and ${table.menu} is not null`),
    ...ownedBy(table.userId),
  ],
)

/** Accounts that had their default diet, so that it is not created again after its deletion. */
export const defaultDiets = pgTable(
  'default_diets',
  {
    userId: ownerColumn().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * Local date on which the account's first menu was made: no day before it has a plan. Null while there is no menu,
     * and for menus from before it was stored.
     */
    firstMenuOn: date(),
  },
  (table) => ownedBy(table.userId),
)

/** Constraint understood from the observations, with the words that state it. */
export interface UnderstoodConstraint {
  readonly constraint: WeekConstraint
  readonly words: string
}

/**
 * Changes that a logged meal caused to the rest of its day, stored so that they can be undone until the day is over.
 */
export interface StoredRebalance {
  /** Logged meal that caused the rebalance. */
  readonly mealId: string
  readonly date: string
  readonly adjustments: readonly Adjustment[]
  /**
   * Meals that were logged when the person accepted, which cause no further rebalance. Absent in rebalances from before
   * they were stored.
   */
  readonly loggedMealIds?: readonly string[]
  /** Whether the person has undone the rebalance, and so wants no further rebalance on that day. */
  readonly isUndone: boolean
}

/** Plans of calendar weeks. A plan outlives the diet from which it was generated. */
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
    /** Keys of understood constraints that the person removed. */
    removed: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Preferences that the person allowed to relax in this week, besides those of the diet. */
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
