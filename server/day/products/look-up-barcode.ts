import type { Params } from '#contract/endpoint.ts'
import type { BarcodeLookup, FoundProduct, lookUpBarcode as endpoint } from '#contract/day/products.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import {
  isRefused,
  type ProductReading,
  ProductsUnavailable,
} from '../../adapters/products/product-source.ts'
import type { AccountContext } from '../../platform/context.ts'
import { findOwnFoodByBarcode } from '../foods/service.ts'
import { describeProduct, isCurrent, productRow } from './product-rules.ts'
import type { ProductServices } from './product-services.ts'
import { findProduct, type ProductRow, saveProducts } from './queries.ts'

/**
 * Looks a barcode up in the account's own foods, then in the products of this installation, then in Open Food Facts if
 * that is configured. A product found in Open Food Facts is stored in this installation.
 */
export async function lookUpBarcode(
  ctx: AccountContext & ProductServices,
  { code }: Params<typeof endpoint>,
): Promise<BarcodeLookup> {
  const { own, hidesNumbers } = await readWithProfile(ctx, async (reading) => ({
    own: await findOwnFoodByBarcode(reading, code),
    hidesNumbers: reading.nutritionProfile.hidesNumbers,
  }))
  if (own) return { found: 'own', own }
  const foundAs = (row: ProductRow): { found: 'product'; product: FoundProduct } => ({
    found: 'product',
    product: describeProduct(row, hidesNumbers),
  })
  const stored = await ctx.database.asSystem((tx) => findProduct(tx, code))
  if (stored && (!ctx.productSource || isCurrent(stored, ctx.now))) return foundAs(stored)
  const asked = await askSource(ctx, code)
  if (asked === 'unavailable') return stored ? foundAs(stored) : { found: 'nothing', may_retry: true }
  if (asked && !isRefused(asked)) {
    const row = productRow(asked, ctx.now)
    await ctx.database.asSystem((tx) => saveProducts(tx, [row]))
    return foundAs(row)
  }
  if (stored) return foundAs(stored)
  return asked ? { found: 'unusable', name: asked.name } : { found: 'nothing', may_retry: false }
}

async function askSource(
  { productSource, log }: AccountContext & ProductServices,
  code: string,
): Promise<ProductReading | null | 'unavailable'> {
  if (!productSource) return null
  try {
    return await productSource.find(code)
  } catch (error) {
    if (!(error instanceof ProductsUnavailable)) throw error
    log.warn({ reason: error.message }, 'products unavailable')
    return 'unavailable'
  }
}
