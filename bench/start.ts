import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { startInstance, temporaryFolder } from './support/instance.ts'
import { report } from './support/measure.ts'

/** This benchmark measures the time of `npm start` until the first reply, with everything installed and built. */

execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'ignore' })
const dataDir = temporaryFolder()
for (const what of ['npm start, new database', 'npm start, second time']) {
  const started = performance.now()
  const instance = await startInstance({ command: ['node', 'scripts/start.mjs'], dataDir })
  const measured = (performance.now() - started) / 1000
  await instance.stop()
  report({ what, measured, goal: 5, goalIs: 'at most', unit: 's', comparedTo: 'own goal' })
}
rmSync(dataDir, { recursive: true, force: true })
