import { own, picked, shared, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

const label = {
  name: 'Whey da academia',
  unit: 'g',
  portion: 30,
  measure: { quantity: 1, name: 'dose' },
  package_portions: 30,
  basis: 'portion',
  values: {
    energy_kcal: 118,
    carbs_g: 3,
    sugars_g: 2,
    added_sugars_g: 0,
    protein_g: 24,
    fat_g: 1.1,
    saturated_fat_g: 0.6,
    trans_fat_g: 0,
    fiber_g: { below: 0.5 },
    sodium_mg: 56,
    polyols_g: null,
  },
  allergens: { contains: ['leite'], may_contain: [], free_of: ['gluten'], is_complete: false },
  nova: null,
  ean: null,
}

export const walk: WalkEntries = {
  queries: {
    'GET /api/foods': '?q=arroz',
  },
  bodies: {
    'POST /api/own-foods': { id: '00000000-0000-4000-8000-000000000031', ...label },
    'PUT /api/own-foods/{id}': label,
  },
  bounds: {
    'POST /api/own-foods': ['a day', 'three hundred foods'],
    'PUT /api/own-foods/{id}': ['a day', 'twenty revisions of a food'],
    'DELETE /api/own-foods/{id}': ['a day', 'removes'],
    'POST /api/own-foods/{id}/restore': ['a day', 'in its place'],
  },
  pointers: {
    'GET /api/foods/{id} params.id': shared,
    'POST /api/own-foods body.id': picked('own_foods'),
    'PUT /api/own-foods/{id} params.id': own('own_foods'),
    'DELETE /api/own-foods/{id} params.id': own('own_foods'),
    'POST /api/own-foods/{id}/restore params.id': own('own_foods'),
  },
}
