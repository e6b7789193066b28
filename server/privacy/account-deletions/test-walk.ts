import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bounds: {
    'POST /api/account-erasure': ['a day', 'once'],
  },
}
