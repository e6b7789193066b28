import { shared, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  queries: {
    'GET /api/foods': '?q=arroz',
  },
  pointers: {
    'GET /api/foods/{id} params.id': shared,
  },
}
