import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { momentNames, momentsAfter, zoneNames } from './clock-moments.mjs'
import { ensureInstalled } from './dependencies.mjs'
import { findFakeTime, shiftedEnvironment } from './fake-time.mjs'
import { startPostgres } from './postgres.mjs'
import { playwright, vitest } from './steps.mjs'
import { Stop, compileCacheEnvironment, main, root } from './toolbox.mjs'
import { filesUnder } from './tree.mjs'

/** @typedef {{ moment: import('./clock-moments.mjs').Moment, suite: string, passed: number, failed: number }} Row */

const usage = `Runs the database tests and the browser journeys as if today were another day.

  npm run test:dates                        what depends on the date, at every moment
  npm run test:dates -- monday leap-day     at these moments only (${momentNames.join(', ')})
  npm run test:dates -- --zone ${zoneNames[0]}
  npm run test:dates -- --suite database    or journeys
  npm run test:dates -- --all               every database test and every journey
  npm run test:dates -- --file today        only test files whose path contains this; can be repeated`

/** Patterns of tests that depend on the machine's clock; tests with a fake clock do not match. */
const dependsOnDate = {
  database: /\bDate\.now\(\)|new Date\(\)|(^|[^.\w])now\(\) [-+]|civilDay|[tT]imezone/m,
  journeys: /\bDate\b|nextMonday|'\/(app|semana|dietas|relatorios)\b/,
}
const sources = { database: 'server', journeys: 'e2e' }

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      zone: { type: 'string' },
      suite: { type: 'string' },
      file: { type: 'string', multiple: true, default: [] },
    },
  })
  if (values.help) {
    console.log(usage)
    return
  }
  const unknown = positionals.filter((name) => !momentNames.includes(name))
  if (unknown.length > 0) throw new Stop(`Unknown moment: ${unknown.join(', ')}\n\n${usage}`)
  await ensureInstalled()
  const library = findFakeTime()
  if (!library) {
    console.log('skipped: no libfaketime found; install the Debian package faketime')
    return
  }
  const moments = momentsAfter(new Date()).filter(
    ({ name, zone }) =>
      (positionals.length === 0 || positionals.includes(name)) && (!values.zone || values.zone === zone),
  )
  const suites = /** @type {const} */ (['database', 'journeys']).filter(
    (suite) => !values.suite || values.suite === suite,
  )
  if (moments.length === 0 || suites.length === 0) throw new Stop(`Nothing to run.\n\n${usage}`)
  if (suites.includes('journeys')) await prepareJourneys()

  /** @type {Row[]} */
  const rows = []
  for (const moment of moments) {
    for (const suite of suites) {
      const row = await runSuite(suite, moment, library, selectFiles(suite, values))
      rows.push(row)
      console.log(lineOf(row))
    }
  }
  const failed = rows.filter((row) => row.failed > 0 || row.passed === 0)
  console.log(`\n${rows.length - failed.length} of ${rows.length} runs passed`)
  return failed.length === 0 ? 0 : 1
})

/**
 * @param {keyof typeof sources} suite
 * @param {{ all: boolean, file: string[] }} options
 */
function selectFiles(suite, { all, file }) {
  const files = filesUnder(sources[suite]).filter(
    (path) =>
      path.endsWith('.test.ts') && (all || dependsOnDate[suite].test(readFileSync(join(root, path), 'utf8'))),
  )
  return files.filter((path) => file.length === 0 || file.some((part) => path.includes(part))).sort()
}

/**
 * @param {keyof typeof sources} suite
 * @param {import('./clock-moments.mjs').Moment} moment
 * @param {string} library
 * @param {string[]} files
 * @returns {Promise<Row>}
 */
async function runSuite(suite, moment, library, files) {
  if (files.length === 0) throw new Stop(`No ${suite} test matches.`)
  const shiftS = Math.round((moment.at.getTime() - Date.now()) / 1000)
  const environment = {
    ...compileCacheEnvironment,
    ...shiftedEnvironment(library, { shiftS, zone: moment.zone }),
  }
  const { passed, failed, output } = await (suite === 'database'
    ? runOnDatabase(environment, files)
    : playwright('journeys', environment, files).run())
  if (failed > 0) console.log(`\n${output.trim()}\n`)
  return { moment, suite, passed, failed }
}

/**
 * Runs the tests on PostgreSQL, whose clock is shifted too; without PostgreSQL, on the embedded database.
 * @param {Record<string, string>} environment
 * @param {string[]} files
 */
async function runOnDatabase(environment, files) {
  const cluster = await startPostgres({ env: environment })
  const url = 'missing' in cluster ? undefined : cluster.url
  if (!url) console.log('No PostgreSQL here: testing on the embedded database.')
  try {
    return await vitest('database', ['server'], { ...environment, TEST_DATABASE_URL: url }, files).run()
  } finally {
    if ('stop' in cluster) await cluster.stop()
  }
}

async function prepareJourneys() {
  const { findBrowser } = await import('./find-browser.mjs')
  const { ensureBuilt } = await import('./web-build.mjs')
  await findBrowser()
  await ensureBuilt()
}

/** @param {Row} row */
function lineOf({ moment, suite, passed, failed }) {
  const verdict = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`
  return [moment.about.padEnd(38), moment.zone.padEnd(18), suite.padEnd(9), verdict].join('  ')
}
