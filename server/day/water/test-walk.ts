import { account, own, picked, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/water': { id: '00000000-0000-4000-8000-000000000006', ml: 200 },
    'PATCH /api/water/{id}': { ml: 300 },
  },
  bounds: {
    'POST /api/water': ['a day', 'sixty a day'],
    'PATCH /api/water/{id}': ['a day', 'in its place'],
    'DELETE /api/water/{id}': ['a day', 'removes'],
  },
  pointers: {
    'POST /api/water body.user_id': account,
    'POST /api/water body.id': picked('water_entries'),
    'PATCH /api/water/{id} params.id': own('water_entries'),
    'PATCH /api/water/{id} body.user_id': account,
    'DELETE /api/water/{id} params.id': own('water_entries'),
  },
}
