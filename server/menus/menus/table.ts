import { generationStatuses } from '#contract/menus/diets.ts'
import type { Weekday } from '#nutrition/calendar/days.ts'
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

/** Targets and a template menu. */
export const diets = pgTable(
  'user_diets',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    name: text().notNull(),
    isActive: boolean().notNull().default(false),
    generationStatus: text({ enum: generationStatuses }).notNull().default('pending'),
    /** Id of the current generation. The result of any other generation is dropped. */
    generationId: uuid(),
    generationStartedAt: timestamp({ withTimezone: true }),
    /** Number of generations so far; the optimiser's seed. */
    generations: integer().notNull().default(0),
    targetsRest: jsonb().$type<DayTargets>().notNull(),
    targetsTraining: jsonb().$type<DayTargets>().notNull(),
    trainingWeekdays: jsonb().$type<readonly Weekday[]>().notNull().default([]),
    stylesRequired: jsonb().$type<readonly string[]>().notNull().default([]),
    disallowedTags: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Accepted relaxations for this diet's menus. */
    mayRelax: jsonb().$type<readonly AskedRelaxation[]>().notNull().default([]),
    /** Fingerprint of the menu request. If today's request has another one, the answers have changed. */
    fingerprint: text().notNull(),
    menu: jsonb().$type<WeekMenu>(),
    isPlain: boolean().notNull().default(false),
    /** Time of the next weekly planning; set to now for a new diet. */
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

/** Marks accounts that had their default diet, so that it is not recreated after its deletion. */
export const defaultDiets = pgTable(
  'default_diets',
  { userId: ownerColumn().primaryKey(), createdAt: timestamp({ withTimezone: true }).notNull() },
  (table) => ownedBy(table.userId),
)

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
