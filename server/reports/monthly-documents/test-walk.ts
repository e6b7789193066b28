import { key, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  params: {
    month: '2026-02',
  },
  pointers: {
    'GET /api/monthly-reports/{month}/pdf params.month': key('2026-02'),
  },
}
