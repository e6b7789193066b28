import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/consents': { purpose: 'acompanhamento', granted: true },
  },
  bounds: {
    'POST /api/consents': ['a day', 'every consent is kept'],
    'DELETE /api/health-data': ['an hour', 'removes'],
  },
}
