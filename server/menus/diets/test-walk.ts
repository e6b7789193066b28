import { own, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'PATCH /api/diets/{id}': { name: 'Outro nome' },
    'POST /api/diet-create-default': {},
    'POST /api/diet-generate-ai': { dietId: '00000000-0000-4000-8000-000000000005', plain: true },
  },
  bounds: {
    'PATCH /api/diets/{id}': ['a day', 'in its place'],
    'DELETE /api/diets/{id}': ['a day', 'removes'],
    'POST /api/diets/{id}/activate': ['a day', 'in its place'],
    'POST /api/diet-release-stuck': ['a day', 'in its place'],
    'POST /api/diet-create-default': ['a day', 'only where there is none'],
    'POST /api/diet-generate-weekly': ['a day', 'twenty diets'],
    'POST /api/diet-generate-ai': ['a day', 'in its place'],
  },
  pointers: {
    'GET /api/diets/{id} params.id': own('user_diets'),
    'GET /api/diets/{id}/meals params.id': own('user_diets'),
    'PATCH /api/diets/{id} params.id': own('user_diets'),
    'DELETE /api/diets/{id} params.id': own('user_diets'),
    'POST /api/diets/{id}/activate params.id': own('user_diets'),
    'POST /api/diet-generate-ai body.dietId': own('user_diets'),
  },
}
