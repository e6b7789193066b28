import { join } from 'node:path'
import { ensureInstalled } from './dependencies.mjs'
import { childEnvironment, main, nodePath, replaceBy, root, mallocSettings } from './toolbox.mjs'
import { ensureBuilt } from './web-build.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return replaceBy([nodePath(), join(root, 'server', 'main.ts')], childEnvironment(mallocSettings))
})
