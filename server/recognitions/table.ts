import { date, integer, pgTable } from 'drizzle-orm/pg-core'
import { systemOnly } from '../platform/row-security.ts'

/** How often the vision model was asked on a day, over all accounts: the budget cap. */
export const visionUsage = pgTable(
  'vision_usage',
  { day: date().primaryKey(), calls: integer().notNull() },
  () => systemOnly(),
)
