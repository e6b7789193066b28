import * as contract from '#contract/menus/tastes.ts'
import { serve } from '../../platform/http/serve.ts'
import { readTasteOutlook, searchTastes } from './service.ts'

export const tasteRoutes = [
  serve(contract.searchTastes, (ctx) => searchTastes(ctx, ctx.query)),
  serve(contract.readTasteOutlook, (ctx) => readTasteOutlook(ctx, ctx.query)),
]
