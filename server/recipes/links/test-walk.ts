import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/recipe-links': { url: 'https://127.0.0.1/receita' },
  },
  bounds: {
    'POST /api/recipe-links': ['a day', 'stores nothing'],
  },
}
