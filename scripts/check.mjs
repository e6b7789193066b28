import { checks } from './checks.mjs'
import { ensureInstalled } from './dependencies.mjs'
import { runSteps } from './steps.mjs'
import { main } from './toolbox.mjs'

await main(async () => {
  await ensureInstalled()
  // One more than processors: the tests of the page wait at times.
  const { failed } = await runSteps(checks(), 3)
  return failed === 0 ? 0 : 1
})
