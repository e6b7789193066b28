import { recipeImageRoutes } from './admin/routes.ts'
import { favoriteRoutes } from './favorites/routes.ts'
import { recipeRoutes } from './recipes/routes.ts'

export const recipesArea = [...recipeRoutes, ...favoriteRoutes, ...recipeImageRoutes] as const
