import { checks } from './checks.mjs'
import { ensureInstalled } from './dependencies.mjs'
import { startPostgres } from './postgres.mjs'
import { playwright, runSteps, sum, vitest } from './steps.mjs'
import { Stop, main } from './toolbox.mjs'

/** Everything there is to test, from nothing but a clone. The last line is `N passed, N failed`. */
await main(async () => {
  await ensureInstalled()
  const results = [await runSteps(checks(), 2), await onBothDatabases(), await inBrowser()]
  const { passed, failed } = sum(results)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

async function onBothDatabases() {
  const embedded = vitest('servidor no banco embutido', ['server', 'server-logic'], {
    TEST_DATABASE_URL: undefined,
  })
  const cluster = await startPostgres()
  if ('missing' in cluster) {
    console.log(`PULADO  servidor no PostgreSQL: ${cluster.missing}`)
    return runSteps([embedded], 1)
  }
  try {
    const networked = vitest('servidor no PostgreSQL', ['server'], { TEST_DATABASE_URL: cluster.url })
    // Each leaves half of a processor idle.
    return await runSteps([embedded, networked], 2)
  } finally {
    await cluster.stop()
  }
}

async function inBrowser() {
  try {
    const { findBrowser } = await import('./find-browser.mjs')
    const { ensureBuilt } = await import('./web-build.mjs')
    await findBrowser()
    await ensureBuilt()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.log(`FALHOU  jornadas no navegador\n${error.message}`)
    return { passed: 0, failed: 1 }
  }
  return runSteps([playwright('jornadas no navegador')], 1)
}
