import { account, key, shared, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/favorites': { recipe_id: 'feijoada-de-legumes' },
  },
  params: {
    recipe_id: 'feijoada-de-legumes',
  },
  bounds: {
    'POST /api/favorites': ['a day', 'one row for a recipe'],
    'DELETE /api/favorites/{recipe_id}': ['a day', 'removes'],
  },
  pointers: {
    'POST /api/favorites body.recipe_id': shared,
    'POST /api/favorites body.user_id': account,
    'DELETE /api/favorites/{recipe_id} params.recipe_id': key('feijoada-de-legumes'),
  },
}
