import { own, pass, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    // The password of all accounts in these tests.
    'POST /api/passkeys/{id}/remove': { password: 'jabuticaba no pé' },
  },
  bounds: {
    'POST /api/auth/passkey': ['an hour', 'challenges end'],
    'POST /api/auth/sign-in/passkey': ['an hour', 'sessions end'],
    'POST /api/passkeys': ['an hour', 'twenty passkeys'],
    'POST /api/passkeys/begin': ['an hour', 'challenges end'],
    'POST /api/passkeys/{id}/remove': ['a day', 'removes'],
  },
  pointers: {
    // The id of a passkey is no secret: its signature proves possession, so another account's id in a body is harmless.
    'POST /api/auth/sign-in/passkey body.response.id': pass,
    'POST /api/passkeys body.response.id': pass,
    'POST /api/passkeys/{id}/remove params.id': own('private.passkeys'),
  },
}
