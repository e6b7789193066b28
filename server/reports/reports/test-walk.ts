import { account, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/reports-generate': { reportType: 'weekly', startDate: '2026-03-02', endDate: '2026-03-08' },
  },
  queries: {
    'GET /api/reports': '?period=week',
  },
  bounds: {
    'POST /api/reports-generate': ['a day', 'one row for a period'],
  },
  pointers: {
    'POST /api/reports-generate body.user_id': account,
  },
}
