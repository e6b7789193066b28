import * as contract from '#contract/day/products.ts'
import { serveWith } from '../../platform/http/serve.ts'
import { addProduct } from './add-product.ts'
import { lookUpBarcode } from './look-up-barcode.ts'
import type { ProductServices } from './product-services.ts'

/** Limits on look-ups: a shelf scanned without a pause, and the groceries of a week in a day. */
const lookups = [
  { max: 40, perSeconds: 60 },
  { max: 400, perSeconds: 86_400 },
]

const serve = serveWith<ProductServices>()

export const productRoutes = [
  serve(contract.lookUpBarcode, (ctx) => lookUpBarcode(ctx, ctx.params), { limits: lookups }),
  serve(contract.addProduct, (ctx) => addProduct(ctx, { ...ctx.params, ...ctx.body }), {
    limits: [{ max: 200, perSeconds: 86_400 }],
  }),
]
