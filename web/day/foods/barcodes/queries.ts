import type { OwnFood } from '#contract/day/own-foods.ts'
import type { BarcodeLookup } from '#contract/day/products.ts'
import { call } from '../../../api/call.ts'

export function lookUpBarcode(code: string): Promise<BarcodeLookup> {
  return call('GET /api/barcodes/{code}', { params: { code } })
}

/** Copies a product into the own foods, under a key that makes a repeated call add nothing. */
export function addProduct(code: string, id: string): Promise<OwnFood> {
  // The screen shows the doubts about unusual values above the button that leads here.
  return call('POST /api/barcodes/{code}/own-food', {
    params: { code },
    body: { id, confirmed: true },
    idempotent: true,
  })
}
