import { checks, oneWorker } from './checks.mjs'
import { ensureInstalled } from './dependencies.mjs'
import { inMemory } from './memory-folder.mjs'
import { startPostgres } from './postgres.mjs'
import { startS3 } from './s3-server.mjs'
import { playwright, runSteps, sum, vitest } from './steps.mjs'
import { Stop, compileCacheEnvironment, main } from './toolbox.mjs'

/** Runs every check and test, from a fresh clone. The last line is `N passed, N failed`. */
await main(async () => {
  await ensureInstalled()
  const building = buildBeside()
  // The journeys report a failure of the build; until then nobody waits for it.
  building.catch(() => undefined)
  const { passed, failed } = sum([await inMemory(withoutBrowser), await inBrowser(building)])
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

/**
 * Runs the database tests on PostgreSQL. In parallel, runs all checks and tests that need no PostgreSQL, longest
 * first, in two lanes, because each lane waits at times. The S3 tests run in parallel to both, because they mostly
 * wait for their server. Without PostgreSQL all database tests run on the embedded database.
 */
async function withoutBrowser() {
  const embedded = { ...compileCacheEnvironment, TEST_DATABASE_URL: undefined }
  // Two workers test on PostgreSQL; more of them in each lane would only wait for the processors.
  const others = [
    vitest('properties', ['properties'], oneWorker),
    vitest('server without a database', ['server-logic'], oneWorker),
    ...checks(),
  ]
  const cluster = await startPostgres()
  if ('missing' in cluster) {
    console.log(`skipped: server on PostgreSQL: ${cluster.missing}`)
    const all = vitest('server on the embedded database', ['server'], embedded)
    return sum(await Promise.all([runSteps([all, ...others], 2), onS3()]))
  }
  const onPostgres = { ...compileCacheEnvironment, TEST_DATABASE_URL: cluster.socketUrl }
  const onEmbedded = { ...oneWorker, TEST_DATABASE_URL: undefined }
  const portable = vitest('portable on the embedded database', ['server'], onEmbedded, [
    '.portable.db.test.ts',
  ])
  try {
    const tallies = await Promise.all([
      runSteps([vitest('server on PostgreSQL', ['server'], onPostgres)], 1),
      runSteps([portable, ...others], 2),
      onS3(),
    ])
    return sum(tallies)
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

/** Builds the web beside the first tests. */
async function buildBeside() {
  const { ensureBuilt } = await import('./web-build.mjs')
  await ensureBuilt()
}

/** @param {Promise<void>} building */
async function inBrowser(building) {
  try {
    const { findBrowser } = await import('./find-browser.mjs')
    await findBrowser()
    await building
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.log(`FAILED  browser journeys\n${error.message}`)
    return { passed: 0, failed: 1 }
  }
  return runSteps([playwright('browser journeys')], 1)
}
