import * as contract from '#contract/recipes/recipe-guides.ts'
import { serve } from '../../platform/http/serve.ts'
import { attachment } from './copy.ts'
import type { RecipeGuides } from './service.ts'

export function recipeGuideRoutes(guides: RecipeGuides) {
  return [
    serve(contract.readRecipeGuide, async ({ account, setHeader }) => {
      const bytes = await guides.make(account.id)
      setHeader('content-disposition', attachment)
      return { bytes, type: 'application/pdf' }
    }),
  ]
}
