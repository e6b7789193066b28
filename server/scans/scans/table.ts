import { photoRefusals } from '#contract/scans/photo-refusals.ts'
import { scanStatuses } from '#contract/scans/scans.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'
import type { PlatePart } from '../../day/meals/table.ts'

export const scans = pgTable(
  'food_scans',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Time of eating, if the photo waited on a device; `null` if the plate was eaten when its scan began. */
    eatenAt: timestamp({ withTimezone: true }),
    status: text({ enum: scanStatuses }).notNull(),
    mealType: text({ enum: mealTypes }).notNull(),
    /** Whether this scan uses a unit of the quota; reset when recognition fails without a charge. */
    holdsQuota: boolean().notNull(),
    photoKey: text(),
    photoSha256: text(),
    recognisedBy: text({ enum: ['vision', 'description', 'nobody'] })
      .notNull()
      .default('nobody'),
    /**
     * Why the photo was refused; `null` if it was not. The same bytes are never analysed again. If `holdsQuota` is
     * still set, the refusal cost a scan.
     */
    refusal: text({ enum: photoRefusals }),
    /**
     * Time of the model's last unusable answer about the photo. The photo is not sent again for `unreadableMinutes`.
     */
    unreadableAt: timestamp({ withTimezone: true }),
    /**
     * Start of the running recognition, `null` when none runs. While it is under `recognitionSeconds` old, no second
     * recognition of the same photo is paid; an older value was left by a crash and is ignored.
     */
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
