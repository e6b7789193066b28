import { own, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bounds: {
    'POST /api/data-exports': ['a day', 'one row for an account'],
  },
  pointers: {
    'GET /api/data-exports/{token} params.token': own('data-exports'),
  },
}
