import type { ProductSource } from '../../adapters/products/product-source.ts'

/** Service that the look-up of barcodes needs besides the platform's. */
export interface ProductServices {
  /** `null` where no outside database is configured. */
  readonly productSource: ProductSource | null
}
