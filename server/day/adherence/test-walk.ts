import { account, own, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'PUT /api/compliance': {
      diet_id: '00000000-0000-4000-8000-000000000005',
      meal_compliance: { almoco: true },
    },
    'PATCH /api/compliance': {
      diet_id: '00000000-0000-4000-8000-000000000005',
      meal_compliance: { jantar: true },
    },
  },
  bounds: {
    'PUT /api/compliance': ['a day', 'one row for a day and a diet'],
    'PATCH /api/compliance': ['a day', 'one row for a day and a diet'],
  },
  pointers: {
    'PUT /api/compliance body.user_id': account,
    'PUT /api/compliance body.diet_id': own('user_diets'),
    'PATCH /api/compliance body.user_id': account,
    'PATCH /api/compliance body.diet_id': own('user_diets'),
  },
}
