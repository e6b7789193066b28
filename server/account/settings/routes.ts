import * as contract from '#contract/account/settings.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeSettings, readSettings } from './service.ts'

export const settingsRoutes = [
  serve(contract.readSettings, readSettings),
  serve(contract.changeSettings, (ctx) => changeSettings(ctx, ctx.body)),
]
