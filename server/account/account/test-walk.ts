import { randomUUID } from 'node:crypto'
import { pass, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

const token = randomUUID()

export const walk: WalkEntries = {
  countedBodies: {
    'POST /api/auth/sign-up/email': {
      name: 'Bia',
      email: 'b@exemplo.br',
      password: 'araçá no pé',
      terms: true,
    },
    'POST /api/auth/sign-in/email': { email: 'b@exemplo.br', password: 'outra' },
    'POST /api/auth/verify-email': { token, password: 'araçá no pé' },
    'POST /api/auth/send-verification-email': { email: 'b@exemplo.br' },
    'POST /api/auth/request-password-reset': { email: 'b@exemplo.br' },
    'POST /api/auth/reset-password': { token, newPassword: 'araçá no pé' },
  },
  bounds: {
    'POST /api/auth/sign-up/email': [{ as: 'sign-up:3600' }, 'one account for an address'],
    'POST /api/auth/sign-in/email': [{ as: 'sign-in-to:3600' }, 'sessions end'],
    'POST /api/auth/sign-out': ['nothing', 'ends a session'],
    'POST /api/auth/verify-email': [{ as: 'confirm:300' }, 'a link works once'],
    'POST /api/auth/send-verification-email': [{ as: 'resend-to:3600' }, 'links end'],
    'POST /api/auth/request-password-reset': [{ as: 'reset-to:3600' }, 'links end'],
    'POST /api/auth/reset-password': [{ as: 'reset:300' }, 'a link works once'],
    'POST /api/auth/change-password': ['a day', 'one password'],
  },
  pointers: {
    'GET /api/auth/verify-email query.token': pass,
    'POST /api/auth/verify-email body.token': pass,
    'POST /api/auth/reset-password body.token': pass,
  },
}
