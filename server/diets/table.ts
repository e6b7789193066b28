import { generationStatuses } from '#contract/diets.ts'
import type { Weekday } from '#nutrition/calendar/days.ts'
import type { AskedRelaxation, WeekMenu } from '#nutrition/menu/week.ts'
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
import { ownerColumn } from '../account/table.ts'
import { ownedBy } from '../platform/row-security.ts'

/** Targets and a template menu. */
export const diets = pgTable(
  'user_diets',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    name: text().notNull(),
    isActive: boolean().notNull().default(false),
    generationStatus: text({ enum: generationStatuses }).notNull().default('pending'),
    /** Whose result counts: a generation that was released meanwhile finds another one's here, or none. */
    generationId: uuid(),
    generationStartedAt: timestamp({ withTimezone: true }),
    /** How many menus it has had: each asks the optimiser with a seed of its own. */
    generations: integer().notNull().default(0),
    targetsRest: jsonb().$type<DayTargets>().notNull(),
    targetsTraining: jsonb().$type<DayTargets>().notNull(),
    trainingWeekdays: jsonb().$type<readonly Weekday[]>().notNull().default([]),
    stylesRequired: jsonb().$type<readonly string[]>().notNull().default([]),
    disallowedTags: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Wishes that the person let go of for this diet's menus. */
    mayRelax: jsonb().$type<readonly AskedRelaxation[]>().notNull().default([]),
    /** What the menu had to hold when it was made; another fingerprint today means that the answers changed. */
    fingerprint: text().notNull(),
    menu: jsonb().$type<WeekMenu>(),
    isPlain: boolean().notNull().default(false),
    /** When its week is looked for next, unasked; a diet that is new is looked at once. */
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

/** That an account has had its default diet: it is made by itself once, not again after it was deleted. */
export const defaultDiets = pgTable(
  'default_diets',
  { userId: ownerColumn().primaryKey(), createdAt: timestamp({ withTimezone: true }).notNull() },
  (table) => ownedBy(table.userId),
)
