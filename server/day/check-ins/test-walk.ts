import { account, key, shared, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/check-ins': { id: 'mood-good' },
  },
  params: {
    type: 'mood',
  },
  bounds: {
    'POST /api/check-ins': ['a day', 'one row for a day and a kind'],
    'DELETE /api/check-ins/{type}': ['a day', 'removes'],
  },
  pointers: {
    'POST /api/check-ins body.id': shared,
    'POST /api/check-ins body.user_id': account,
    'DELETE /api/check-ins/{type} params.type': key('mood'),
  },
}
