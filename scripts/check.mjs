import { quickChecks } from './checks.mjs'
import { ensureInstalled } from './dependencies.mjs'
import { runSteps } from './steps.mjs'
import { main } from './toolbox.mjs'

await main(async () => {
  await ensureInstalled()
  const { failed } = await runSteps(quickChecks(), 2)
  return failed === 0 ? 0 : 1
})
