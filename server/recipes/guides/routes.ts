import * as contract from '#contract/recipes/recipe-guides.ts'
import { serveWith } from '../../platform/http/serve.ts'
import { attachment } from './copy.ts'
import { type GuideServices, readRecipeGuide } from './service.ts'

const serve = serveWith<GuideServices>()

export const recipeGuideRoutes = [
  serve(contract.readRecipeGuide, async (ctx) => {
    const bytes = await readRecipeGuide(ctx)
    ctx.setHeader('content-disposition', attachment)
    return { bytes, type: 'application/pdf' }
  }),
]
