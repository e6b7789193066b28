import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  queries: {
    'GET /api/tastes': '?q=peixe',
  },
}
