import { shared, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  pointers: {
    'GET /api/recipes/{id} params.id': shared,
    'GET /api/recipes/{id}/replacements params.id': shared,
  },
}
