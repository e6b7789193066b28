import { recipeImageSources } from '#contract/recipes/recipe-images.ts'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { systemOnly } from '../../platform/database/row-security.ts'

/** Pictures of recipes. The bytes are in object storage, in two sizes and two formats, under the version. */
export const recipeImages = pgTable(
  'recipe_images',
  {
    recipeId: text().primaryKey(),
    source: text({ enum: recipeImageSources }).notNull(),
    /** Hash of the bytes, so that the content of an address never changes. */
    version: text().notNull(),
    /** Author and source of a stock photo. */
    credit: text(),
    creditUrl: text(),
    /** Provider and model of a generated picture. */
    model: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  () => systemOnly(),
)

/** Stock searches without result, so that they are not repeated every day. */
export const recipeImageMisses = pgTable(
  'recipe_image_misses',
  { recipeId: text().primaryKey(), askedAt: timestamp({ withTimezone: true }).notNull() },
  () => systemOnly(),
)
