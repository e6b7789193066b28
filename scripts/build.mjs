import { ensureInstalled } from './dependencies.mjs'
import { main } from './toolbox.mjs'
import { buildWeb } from './web-build.mjs'

await main(async () => {
  await ensureInstalled()
  await buildWeb()
})
