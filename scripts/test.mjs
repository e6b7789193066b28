import { checks } from './checks.mjs'
import { ensureInstalled } from './dependencies.mjs'
import { startPostgres } from './postgres.mjs'
import { startS3 } from './s3-server.mjs'
import { playwright, runSteps, sum, vitest } from './steps.mjs'
import { Stop, compileCacheEnvironment, main } from './toolbox.mjs'

/** Runs every check and test, from a fresh clone. The last line is `N passed, N failed`. */
await main(async () => {
  await ensureInstalled()
  const { passed, failed } = sum([await withoutBrowser(), await inBrowser()])
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

/**
 * Runs the database tests on PostgreSQL and beside them, in two lanes because each waits at times, all checks and tests
 * that need no PostgreSQL, longest first. Without PostgreSQL all database tests run embedded.
 */
async function withoutBrowser() {
  const embedded = { ...compileCacheEnvironment, TEST_DATABASE_URL: undefined }
  // Two workers test on PostgreSQL; more of them in each lane would only wait for the processors.
  const oneWorker = { VITEST_MAX_WORKERS: '1' }
  const cluster = await startPostgres()
  const storage = await startS3()
  const onEmbedded = { ...embedded, ...oneWorker }
  const portable = vitest('portable on the embedded database', ['server'], onEmbedded, [
    '.portable.db.test.ts',
  ])
  const logic = { ...compileCacheEnvironment, ...oneWorker }
  const beside = [
    ...('missing' in cluster ? [] : [portable]),
    vitest('properties', ['properties'], compileCacheEnvironment),
    vitest('server without a database', ['server-logic'], logic),
    ...checks(),
    ...('missing' in storage ? [] : [onS3(storage.url)]),
  ]
  try {
    if ('missing' in storage) console.log(`skipped: storage on S3: ${storage.missing}`)
    if ('missing' in cluster) {
      console.log(`skipped: server on PostgreSQL: ${cluster.missing}`)
      return await runSteps([vitest('server on the embedded database', ['server'], embedded), ...beside], 2)
    }
    const onPostgres = { ...compileCacheEnvironment, TEST_DATABASE_URL: cluster.url }
    const server = vitest('server on PostgreSQL', ['server'], onPostgres)
    return sum(await Promise.all([runSteps([server], 1), runSteps(beside, 2)]))
  } finally {
    if ('stop' in cluster) await cluster.stop()
    if ('stop' in storage) await storage.stop()
  }
}

/** @param {string} url */
function onS3(url) {
  const files = ['server/adapters/storage/object-storage.test.ts', 'server/backup-bucket.test.ts']
  return vitest('storage on S3', ['server-logic'], { TEST_S3_URL: url }, files)
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
