import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'PATCH /api/profile': { meal_reminders: true },
  },
  bounds: {
    'PATCH /api/profile': ['a day', 'one row'],
  },
}
