import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bounds: {
    'POST /api/auth/factor-reset': [
      'an hour',
      'one request for an account; its mails are counted over a month',
    ],
    'POST /api/factor-reset/cancel': ['a day', 'removes'],
  },
}
