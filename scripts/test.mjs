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
    await runSteps([vitest('server without a database', ['server-logic'], compileCacheEnvironment)], 1),
    await onDatabase(),
    await onS3(),
    await inBrowser(),
  ]
  const { passed, failed } = sum(results)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

/**
 * Runs the database tests on PostgreSQL, and the portable ones also on the embedded database. Without PostgreSQL all of
 * them run on the embedded database.
 */
async function onDatabase() {
  const embedded = { ...compileCacheEnvironment, TEST_DATABASE_URL: undefined }
  const cluster = await startPostgres()
  if ('missing' in cluster) {
    console.log(`skipped: server on PostgreSQL: ${cluster.missing}`)
    return runSteps([vitest('server on the embedded database', ['server'], embedded)], 1)
  }
  try {
    return await runSteps(
      [
        vitest('server on PostgreSQL', ['server'], {
          ...compileCacheEnvironment,
          TEST_DATABASE_URL: cluster.url,
        }),
        vitest('portable on the embedded database', ['server'], embedded, ['.portable.db.test.ts']),
      ],
      1,
    )
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
