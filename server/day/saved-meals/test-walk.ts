import { own, picked, shared, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/saved-meals': {
      id: '00000000-0000-4000-8000-000000000041',
      name: 'Café de sempre',
      meal_type: 'cafe_manha',
      items: [{ food_id: 'taco:3', grams: 100 }],
    },
    'PATCH /api/saved-meals/{id}': { name: 'Marmita da mãe' },
  },
  bounds: {
    'POST /api/saved-meals': ['a day', 'fifty meals'],
    'PATCH /api/saved-meals/{id}': ['a day', 'in its place'],
    'DELETE /api/saved-meals/{id}': ['a day', 'removes'],
  },
  pointers: {
    'POST /api/saved-meals body.id': picked('saved_meals'),
    'POST /api/saved-meals body.items.food_id': shared,
    'POST /api/saved-meals body.items.flavor_ids': shared,
    'POST /api/saved-meals body.items.parts.food_id': shared,
    'PATCH /api/saved-meals/{id} params.id': own('saved_meals'),
    'DELETE /api/saved-meals/{id} params.id': own('saved_meals'),
  },
}
