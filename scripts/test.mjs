import { checks } from './checks.mjs'
import { ensureInstalled } from './dependencies.mjs'
import { startPostgres } from './postgres.mjs'
import { startS3 } from './s3-server.mjs'
import { playwright, runSteps, sum, vitest } from './steps.mjs'
import { Stop, compileCacheEnvironment, main } from './toolbox.mjs'

/** Runs every check and test, from a fresh clone. The last line is `N passed, N failed`. */
await main(async () => {
  await ensureInstalled()
  const results = [
    await runSteps([...checks(), vitest('properties', ['properties'], compileCacheEnvironment)], 2),
    ...(await onServer()),
    await inBrowser(),
  ]
  const { passed, failed } = sum(results)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

/**
 * Runs the database tests on PostgreSQL and, beside them because they leave a processor idle, the tests that need none:
 * server logic, the portable tests on the embedded database, storage. Without PostgreSQL all run embedded.
 */
async function onServer() {
  const embedded = { ...compileCacheEnvironment, TEST_DATABASE_URL: undefined }
  const logic = vitest('server without a database', ['server-logic'], compileCacheEnvironment)
  const cluster = await startPostgres()
  if ('missing' in cluster) {
    console.log(`skipped: server on PostgreSQL: ${cluster.missing}`)
    const all = vitest('server on the embedded database', ['server'], embedded)
    return [await runSteps([logic, all], 1), await onS3()]
  }
  const onPostgres = { ...compileCacheEnvironment, TEST_DATABASE_URL: cluster.url }
  const portable = vitest('portable on the embedded database', ['server'], embedded, ['.portable.db.test.ts'])
  try {
    return await Promise.all([
      runSteps([vitest('server on PostgreSQL', ['server'], onPostgres)], 1),
      runSteps([logic, portable], 1).then(async (tally) => sum([tally, await onS3()])),
    ])
  } finally {
    await cluster.stop()
  }
}

async function onS3() {
  const storage = await startS3()
  if ('missing' in storage) {
    console.log(`skipped: storage on S3: ${storage.missing}`)
    return { passed: 0, failed: 0 }
  }
  try {
    const files = ['server/adapters/storage/object-storage.test.ts', 'server/backup-bucket.test.ts']
    return await runSteps([vitest('storage on S3', ['server-logic'], { TEST_S3_URL: storage.url }, files)], 1)
  } finally {
    await storage.stop()
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
    console.log(`FAILED  browser journeys\n${error.message}`)
    return { passed: 0, failed: 1 }
  }
  return runSteps([playwright('browser journeys')], 1)
}
