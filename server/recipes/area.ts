import { joinFeatures } from '../platform/feature.ts'
import { favoriteData } from './favorites/personal-data.ts'
import { favoriteRoutes } from './favorites/routes.ts'
import { recipeGuideRoutes } from './guides/routes.ts'
import type { GuideServices } from './guides/service.ts'
import { pictureJob } from './images/jobs.ts'
import type { PictureServices } from './images/picture-services.ts'
import { recipeImageFiles, recipeImageRoutes } from './images/routes.ts'
import type { LinkServices } from './links/read-recipe-link.ts'
import { linkRoutes } from './links/routes.ts'
import { linkPreviewPages } from './link-previews/routes.ts'
import type { PreviewServices } from './link-previews/preview-services.ts'
import { ownRecipeData } from './stored-recipes/personal-data.ts'
import { eraseRemovedRecipes } from './own-recipes/remove-own-recipe.ts'
import { ownRecipeRoutes } from './own-recipes/routes.ts'
import { recipeRoutes } from './recipes/routes.ts'

export const recipesArea = joinFeatures<PictureServices & GuideServices & PreviewServices & LinkServices>([
  { endpoints: recipeRoutes },
  { endpoints: recipeImageRoutes, pages: recipeImageFiles, jobs: (services) => [pictureJob(services)] },
  { endpoints: favoriteRoutes, personalData: favoriteData },
  { endpoints: recipeGuideRoutes },
  { pages: linkPreviewPages },
  { endpoints: linkRoutes },
  { endpoints: ownRecipeRoutes, tidy: eraseRemovedRecipes, personalData: ownRecipeData },
])
