import { joinFeatures } from '../platform/feature.ts'
import { favoriteData } from './favorites/personal-data.ts'
import { favoriteRoutes } from './favorites/routes.ts'

/** Recipes: the cookbook, pictures, guides, favourites, previews of links. */
export const recipesArea = joinFeatures([{ endpoints: favoriteRoutes, personalData: favoriteData }])
