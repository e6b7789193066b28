import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/onboarding/reading': { texts: [{ field: 'condicao', text: 'enxaqueca' }] },
    'POST /api/health-reading': { kind: 'remove', finding: 'celiaca' },
  },
  bounds: {
    'POST /api/onboarding/reading': ['a day', 'reads words'],
    'POST /api/health-reading': ['a day', 'in its place'],
  },
}
