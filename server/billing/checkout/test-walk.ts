import { account, own, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/mp-create-preference': { plan: 'annual' },
  },
  bounds: {
    'POST /api/mp-create-preference': ['a day', 'orders'],
    'POST /api/payments/{id}/withdraw': ['an hour', 'once for a payment'],
    'POST /api/renewal/cancel': ['an hour', 'once for a renewal'],
  },
  pointers: {
    'POST /api/mp-create-preference body.user_id': account,
    'GET /api/payments/{id} params.id': own('payments'),
    'POST /api/payments/{id}/withdraw params.id': own('payments'),
  },
  sharedTables: {
    payment_notices: 'payment ids of the provider and their times; payments names the account',
  },
}
