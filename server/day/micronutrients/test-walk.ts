import { shared, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/meals/micronutrients': { items: [{ food_id: 'taco:3', grams: 100 }] },
  },
  bounds: {
    'POST /api/meals/micronutrients': ['a day', 'reads a plate'],
  },
  pointers: {
    'POST /api/meals/micronutrients body.items.food_id': shared,
    'POST /api/meals/micronutrients body.items.flavor_ids': shared,
    'POST /api/meals/micronutrients body.items.parts.food_id': shared,
  },
}
