import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnvironment, run, tool } from './toolbox.mjs'

/**
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {Tally & { name: string, output: string, milliseconds: number }} Result
 * @typedef {{ name: string, run: () => Promise<Result> }} Step
 * @typedef {{ status: string, assertionResults: unknown[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} PlaywrightReport
 */

/**
 * Returns a step that runs a tool and counts as one check, by its exit code.
 * @param {string} name
 * @param {string[]} commandLine
 * @param {Record<string, string>} environment
 * @returns {Step}
 */
export function check(name, commandLine, environment = {}) {
  return {
    name,
    run: async () => {
      const { code, output, milliseconds } = await run(commandLine, { env: childEnvironment(environment) })
      return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, milliseconds }
    },
  }
}

/**
 * Returns a step that runs Vitest projects, or some of their files.
 * @param {string} name
 * @param {string[]} projects
 * @param {Record<string, string | undefined>} environment
 * @param {string[]} files
 * @returns {Step}
 */
export function vitest(name, projects, environment = {}, files = []) {
  return {
    name,
    run: () => {
      const report = reportPath()
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const command = tool(
        'vitest',
        'vitest',
        'run',
        ...projects.flatMap((p) => ['--project', p]),
        ...reporters,
        ...files,
      )
      return counted(name, command, { NODE_ENV: 'test', ...environment }, report, vitestTally)
    },
  }
}

/**
 * Returns a step that runs the browser journeys, or some of their files.
 * @param {string} name
 * @param {Record<string, string | undefined>} environment
 * @param {string[]} files
 * @returns {Step}
 */
export function playwright(name, environment = {}, files = []) {
  return {
    name,
    run: () => {
      const report = reportPath()
      const command = tool('@playwright/test', 'playwright', 'test', '--reporter=line,json', ...files)
      return counted(
        name,
        command,
        { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...environment },
        report,
        playwrightTally,
      )
    },
  }
}

/**
 * Counts the tests, and a file that fails to load as one failure.
 * @param {VitestReport} report
 * @returns {Tally}
 */
function vitestTally({ numPassedTests, numFailedTests, testResults }) {
  const unloadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length }
}

/**
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
function playwrightTally({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || errors.length }
}

/**
 * @template Report
 * @param {string} name
 * @param {string[]} commandLine
 * @param {Record<string, string | undefined>} environment
 * @param {string} report where the runner leaves its JSON
 * @param {(json: Report) => Tally} tally
 * @returns {Promise<Result>}
 */
async function counted(name, commandLine, environment, report, tally) {
  const { code, output, milliseconds } = await run(commandLine, { env: childEnvironment(environment) })
  const { passed, failed } = readTally(report, tally)
  rmSync(report, { force: true })
  // A runner that exits with an error although every test passed (unhandled rejection, no tests) counts as failed.
  return { name, passed, failed: code === 0 ? failed : Math.max(failed, 1), output, milliseconds }
}

/**
 * @template Report
 * @param {string} report
 * @param {(json: Report) => Tally} tally
 * @returns {Tally}
 */
function readTally(report, tally) {
  try {
    return tally(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

let reports = 0

function reportPath() {
  reports += 1
  return join(tmpdir(), `prato-certo-${process.pid}-${reports}.json`)
}

/**
 * Runs steps in parallel, prints one line per step and finally the output of failed steps.
 * @param {Step[]} steps
 * @param {number} lanes how many run at once
 * @returns {Promise<Tally>}
 */
export async function runSteps(steps, lanes) {
  const queue = [...steps]
  const width = Math.max(...steps.map((step) => step.name.length))
  /** @type {Result[]} */
  const results = []
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let step = queue.shift(); step; step = queue.shift()) {
        const result = await step.run()
        results.push(result)
        const verdict = result.failed === 0 ? 'ok    ' : 'FAILED'
        const count =
          result.passed + result.failed > 1 ? `  ${result.passed}/${result.passed + result.failed}` : ''
        console.log(
          `${verdict}  ${step.name.padEnd(width)}  ${(result.milliseconds / 1000).toFixed(1)} s${count}`,
        )
      }
    }),
  )
  for (const { name, output } of results.filter(({ failed }) => failed > 0)) {
    console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 100 - name.length))}\n${output.trim()}`)
  }
  return sum(results)
}

/** @param {Tally[]} tallies */
export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  )
}
