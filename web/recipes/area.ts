import { recipeImageRoutes } from './admin/routes.ts'
import { favoriteRoutes } from './favorites/routes.ts'
import { ownRecipeRoutes } from './own/routes.ts'
import { recipeRoutes } from './recipes/routes.ts'

export const recipesArea = [
  ...recipeRoutes,
  ...ownRecipeRoutes,
  ...favoriteRoutes,
  ...recipeImageRoutes,
] as const
