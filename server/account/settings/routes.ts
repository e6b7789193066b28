import * as contract from '#contract/account/settings.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeSettings, readSettings } from './service.ts'

export const settingsRoutes = [
  serve(contract.readSettings, ({ account, database }) => readSettings(database, account.id)),
  serve(contract.changeSettings, ({ account, database, body }) => changeSettings(database, account.id, body)),
]
