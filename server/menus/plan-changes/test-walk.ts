import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

const day = '2026-03-11'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/plan-change': { made_at: `${day}T12:00:00Z`, accept: true },
  },
  bounds: {
    'POST /api/plan-change': ['a day', 'in its place'],
  },
}
