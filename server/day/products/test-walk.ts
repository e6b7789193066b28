import { picked, shared, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  params: { code: '7891000100103' },
  bodies: {
    'POST /api/barcodes/{code}/own-food': { id: '00000000-0000-4000-8000-000000000032', confirmed: true },
  },
  bounds: {
    'POST /api/barcodes/{code}/own-food': ['a day', 'three hundred foods'],
  },
  pointers: {
    'GET /api/barcodes/{code} params.code': shared,
    'POST /api/barcodes/{code}/own-food params.code': shared,
    'POST /api/barcodes/{code}/own-food body.id': picked('own_foods'),
  },
  sharedTables: {
    products: 'packaged foods of Open Food Facts, which no person entered here',
  },
}
