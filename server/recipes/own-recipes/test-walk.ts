import { own, picked, shared, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

const countedRecipe = {
  name: 'Lasanha da vó',
  portions: 6,
  final_grams: null,
  lines: [
    { text: '500 g de massa para lasanha' },
    { text: '500 g de carne moída' },
    { text: '2 xícaras (chá) de molho de tomate' },
    { text: '300 g de queijo muçarela' },
    { text: 'sal a gosto' },
  ],
  instructions: 'Refogue a carne.\nMonte as camadas.\nAsse por 40 minutos.',
  menu: null,
}
const recipe = { ...countedRecipe, source_url: null }

export const walk: WalkEntries = {
  bodies: {
    'POST /api/recipe-texts': { text: 'Bolo\nIngredientes\n2 ovos\nModo de preparo\nBata.' },
    'POST /api/own-recipe-previews': countedRecipe,
    'POST /api/own-recipes': { id: '00000000-0000-4000-8000-000000000041', ...recipe },
    'PUT /api/own-recipes/{id}': recipe,
  },
  bounds: {
    'POST /api/recipe-texts': ['a day', 'stores nothing'],
    'POST /api/own-recipe-previews': ['a day', 'stores nothing'],
    'POST /api/own-recipes': ['a day', 'two hundred recipes'],
    'PUT /api/own-recipes/{id}': ['a day', 'twenty revisions of a recipe'],
    'DELETE /api/own-recipes/{id}': ['a day', 'removes'],
    'POST /api/own-recipes/{id}/restore': ['a day', 'in its place'],
  },
  pointers: {
    'POST /api/own-recipe-previews body.lines.choices.food_id': shared,
    'POST /api/own-recipes body.lines.choices.food_id': shared,
    'PUT /api/own-recipes/{id} body.lines.choices.food_id': shared,
    'GET /api/own-recipes/{id} params.id': own('own_recipes'),
    'POST /api/own-recipes body.id': picked('own_recipes'),
    'PUT /api/own-recipes/{id} params.id': own('own_recipes'),
    'DELETE /api/own-recipes/{id} params.id': own('own_recipes'),
    'POST /api/own-recipes/{id}/restore params.id': own('own_recipes'),
  },
}
