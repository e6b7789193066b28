import { eq, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { products } from './table.ts'

export type ProductRow = typeof products.$inferSelect

export async function findProduct(tx: Transaction, code: string): Promise<ProductRow | null> {
  const [row] = await tx.select().from(products).where(eq(products.code, code))
  return row ?? null
}

/**
 * Adds products; a stored product is replaced unless it has a later version. Returns the number of added or replaced
 * rows.
 */
export async function saveProducts(tx: Transaction, rows: readonly ProductRow[]): Promise<number> {
  if (rows.length === 0) return 0
  const saved = await tx
    .insert(products)
    .values([...rows])
    .onConflictDoUpdate({
      target: products.code,
      set: {
        product: sql`excluded.product`,
        modifiedAt: sql`excluded.modified_at`,
        fetchedAt: sql`excluded.fetched_at`,
      },
      setWhere: lte(products.modifiedAt, sql`excluded.modified_at`),
    })
    .returning({ code: products.code })
  return saved.length
}
