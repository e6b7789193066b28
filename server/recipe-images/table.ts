import { recipeImageSources } from '#contract/recipe-images.ts'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { systemOnly } from '../platform/row-security.ts'

/** Pictures of recipes. The bytes lie in the object storage, in two sizes and two formats under the version. */
export const recipeImages = pgTable(
  'recipe_images',
  {
    recipeId: text().primaryKey(),
    source: text({ enum: recipeImageSources }).notNull(),
    /** A hash of the bytes, so that an address never changes its picture. */
    version: text().notNull(),
    /** Whom to name beside a found picture, and where it is from. */
    credit: text(),
    creditUrl: text(),
    /** Provider and model that made it. */
    model: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  () => systemOnly(),
)

/** Searches of the stock that found nothing, so that the same is not asked every day. */
export const recipeImageMisses = pgTable(
  'recipe_image_misses',
  { recipeId: text().primaryKey(), askedAt: timestamp({ withTimezone: true }).notNull() },
  () => systemOnly(),
)
