import { account, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'PATCH /api/settings': { weekly_tips: false },
  },
  bounds: {
    'PATCH /api/settings': ['a day', 'one row'],
  },
  pointers: {
    'PATCH /api/settings body.user_id': account,
  },
}
