import { eq, and, gt, lte } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { recipeImageMisses, recipeImages } from './table.ts'

export type PictureRow = typeof recipeImages.$inferSelect

export async function listPictures(tx: Transaction): Promise<PictureRow[]> {
  return tx.select().from(recipeImages)
}

/** Saves the picture of a recipe and returns the row that it replaced; `undefined` without one. */
export async function savePicture(tx: Transaction, row: PictureRow): Promise<PictureRow | undefined> {
  const [former] = await tx
    .select()
    .from(recipeImages)
    .where(eq(recipeImages.recipeId, row.recipeId))
    .for('update')
  const { recipeId: _, ...changes } = row
  await tx
    .insert(recipeImages)
    .values(row)
    .onConflictDoUpdate({ target: recipeImages.recipeId, set: changes })
  return former
}

export async function deletePicture(tx: Transaction, recipeId: string): Promise<PictureRow | undefined> {
  const [removed] = await tx.delete(recipeImages).where(eq(recipeImages.recipeId, recipeId)).returning()
  return removed
}

/** Deletes the recipe's picture if it still has this version; a newer one stays. */
export async function deleteVersion(tx: Transaction, recipeId: string, version: string): Promise<void> {
  await tx
    .delete(recipeImages)
    .where(and(eq(recipeImages.recipeId, recipeId), eq(recipeImages.version, version)))
}

export async function listMissed(tx: Transaction, since: Date): Promise<string[]> {
  const rows = await tx
    .select({ recipeId: recipeImageMisses.recipeId })
    .from(recipeImageMisses)
    .where(gt(recipeImageMisses.askedAt, since))
  return rows.map(({ recipeId }) => recipeId)
}

export async function recordMiss(tx: Transaction, recipeId: string, askedAt: Date): Promise<void> {
  await tx
    .insert(recipeImageMisses)
    .values({ recipeId, askedAt })
    .onConflictDoUpdate({ target: recipeImageMisses.recipeId, set: { askedAt } })
}

export async function deleteMissesUntil(tx: Transaction, until: Date): Promise<void> {
  await tx.delete(recipeImageMisses).where(lte(recipeImageMisses.askedAt, until))
}
