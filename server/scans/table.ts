import { photoRefusals } from '#contract/photo-refusals.ts'
import { scanStatuses } from '#contract/scans.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { ownedBy } from '../platform/row-security.ts'
import type { PlatePart } from '../meals/table.ts'

export const scans = pgTable(
  'food_scans',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Said where the photo had waited on a device; else the plate was eaten when its scan began. */
    eatenAt: timestamp({ withTimezone: true }),
    status: text({ enum: scanStatuses }).notNull(),
    mealType: text({ enum: mealTypes }).notNull(),
    /** Whether this scan counts on the quota now; given back when recognition fails. */
    holdsQuota: boolean().notNull(),
    photoKey: text(),
    photoSha256: text(),
    recognisedBy: text({ enum: ['vision', 'description', 'nobody'] })
      .notNull()
      .default('nobody'),
    /** Why the photo was refused; the same bytes are never looked at again. Kept with its unit of the quota, it cost it. */
    refusal: text({ enum: photoRefusals }),
    /** When the model last answered about the photo what could not be used; for some minutes it is not asked again. */
    unreadableAt: timestamp({ withTimezone: true }),
    /** Set while a recognition runs, so that two calls at once do not pay twice. */
    recognisingSince: timestamp({ withTimezone: true }),
    parts: jsonb().$type<readonly PlatePart[]>().notNull().default([]),
    unmatched: jsonb().$type<readonly string[]>().notNull().default([]),
    questions: jsonb()
      .$type<readonly { code: string; text: string; item: number | null }[]>()
      .notNull()
      .default([]),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('food_scans_by_time').on(table.userId, table.createdAt),
    ...ownedBy(table.userId),
  ],
)
