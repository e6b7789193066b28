import { account, key, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'PUT /api/weights/{date}': { weight_kg: 70 },
    'POST /api/weight-question': { answer: 'later', weight_kg: 70 },
  },
  params: {
    date: '2026-03-11',
  },
  bounds: {
    'PUT /api/weights/{date}': ['a day', 'one row for a day'],
    'DELETE /api/weights/{date}': ['a day', 'removes'],
    'POST /api/weight-question': ['a day', 'in its place'],
  },
  pointers: {
    'PUT /api/weights/{date} params.date': key('2026-03-11'),
    'PUT /api/weights/{date} body.user_id': account,
    'DELETE /api/weights/{date} params.date': key('2026-03-11'),
    'POST /api/weight-question body.user_id': account,
  },
}
