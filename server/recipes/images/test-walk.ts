import { shared, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/generate-recipe-images': { recipeId: 'feijoada-de-legumes', source: 'drawn' },
  },
  bounds: {
    'POST /api/generate-recipe-images': ['a minute', 'administrators; pictures of the recipes there are'],
    'DELETE /api/recipe-images/{recipe_id}': ['nothing', 'administrators; removes'],
  },
  pointers: {
    'POST /api/generate-recipe-images body.recipeId': shared,
    'DELETE /api/recipe-images/{recipe_id} params.recipe_id': shared,
  },
  sharedTables: {
    recipe_image_misses: 'recipes without a picture',
    recipe_images: 'pictures of recipes, shared by all accounts',
  },
}
