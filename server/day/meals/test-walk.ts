import {
  account,
  key,
  own,
  picked,
  shared,
  type WalkEntries,
} from '../../platform/process/test-walk-entries.ts'

const items = [{ food_id: 'taco:3', grams: 100 }]
const words = '2 colheres de arroz'
const day = '2026-03-11'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/meals/describe': { text: words },
    'POST /api/meals/score': { items },
    'POST /api/meals': { id: '00000000-0000-4000-8000-000000000001', meal_type: 'jantar', items },
    'POST /api/meal-entries': {
      id: '00000000-0000-4000-8000-000000000002',
      meal_type: 'jantar',
      text: words,
      eaten_at: `${day}T14:00:00Z`,
    },
    'PUT /api/meals/{id}': { meal_type: 'jantar', items },
    'POST /api/meals/{id}/repeat': { new_id: '00000000-0000-4000-8000-000000000003' },
    'POST /api/days/{date}/copy': { key: '00000000-0000-4000-8000-000000000005', to: day },
  },
  bounds: {
    'POST /api/meals/describe': ['a day', 'reads words'],
    'POST /api/meals/score': ['a day', 'reads a plate'],
    'POST /api/meals': ['a day', 'one row for an id'],
    'POST /api/meal-entries': ['a day', 'one row for an id'],
    'PUT /api/meals/{id}': ['a day', 'in its place'],
    'POST /api/meals/{id}/repeat': ['a day', 'one row for an id'],
    'POST /api/days/{date}/copy': ['a day', 'one copy for a key'],
    'DELETE /api/meals/{id}': ['a day', 'removes'],
  },
  pointers: {
    'POST /api/meals/score body.items.food_id': shared,
    'POST /api/meals/score body.items.flavor_ids': shared,
    'POST /api/meals/score body.items.parts.food_id': shared,
    'POST /api/meals body.id': picked('meals'),
    'POST /api/meals body.items.food_id': shared,
    'POST /api/meals body.items.flavor_ids': shared,
    'POST /api/meals body.items.parts.food_id': shared,
    'POST /api/meal-entries body.id': picked('meals'),
    'POST /api/meal-entries body.user_id': account,
    'GET /api/meals/{id} params.id': own('meals'),
    'PUT /api/meals/{id} params.id': own('meals'),
    'PUT /api/meals/{id} body.items.food_id': shared,
    'PUT /api/meals/{id} body.items.flavor_ids': shared,
    'PUT /api/meals/{id} body.items.parts.food_id': shared,
    'POST /api/meals/{id}/repeat params.id': own('meals'),
    'POST /api/meals/{id}/repeat body.new_id': picked('meals'),
    'POST /api/days/{date}/copy params.date': key(day),
    'POST /api/days/{date}/copy body.user_id': account,
    'POST /api/days/{date}/copy body.key': picked('meal_entries'),
    'DELETE /api/meals/{id} params.id': own('meals'),
  },
}
