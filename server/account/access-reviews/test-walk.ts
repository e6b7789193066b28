import { pass, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/other-access/remove': { keep_passkeys: [], keep_authenticator: false },
  },
  bounds: {
    'POST /api/mailed-proof/link': ['an hour', 'one link for an account, in the place of the one before'],
    'POST /api/mailed-proof': ['an hour', 'a link works once'],
    'POST /api/other-access/remove': ['a day', 'removes'],
  },
  pointers: {
    'POST /api/mailed-proof body.token': pass,
    // Only the account's own passkeys are affected; another account's id has no effect.
    'POST /api/other-access/remove body.keep_passkeys': pass,
  },
}
