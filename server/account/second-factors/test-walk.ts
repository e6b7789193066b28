import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bounds: {
    'POST /api/auth/sign-in/code': ['five minutes', 'sessions end; counted by account as well'],
    'POST /api/authenticator': ['an hour', 'one secret'],
    'POST /api/authenticator/confirm': ['a day', 'one secret'],
    'POST /api/authenticator/remove': ['a day', 'removes'],
    'POST /api/recovery-codes': ['a day', 'ten codes, in the place of those before'],
  },
}
