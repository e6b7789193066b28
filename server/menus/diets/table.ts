import { generationStatuses } from '#contract/menus/diets.ts'
import type { Weekday } from '#nutrition/calendar/days.ts'
import type { AskedRelaxation, WeekMenu } from '#nutrition/menu/request/week.ts'
import type { DayTargets } from '#nutrition/targets/macros.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
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
