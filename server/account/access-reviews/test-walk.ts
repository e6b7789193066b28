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
    // Ids of another account's passkeys have no effect, because only the own account's passkeys are removed.
    'POST /api/other-access/remove body.keep_passkeys': pass,
  },
}
