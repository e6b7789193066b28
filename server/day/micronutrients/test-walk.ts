import { shared, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/micronutrients': { items: [{ food_id: 'taco:3', grams: 100 }] },
  },
  bounds: {
    'POST /api/micronutrients': ['a day', 'reads a plate'],
  },
  pointers: {
    'POST /api/micronutrients body.items.food_id': shared,
    'POST /api/micronutrients body.items.flavor_ids': shared,
    'POST /api/micronutrients body.items.parts.food_id': shared,
  },
}
