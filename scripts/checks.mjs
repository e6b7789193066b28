import { join } from 'node:path'
import { check, vitest } from './steps.mjs'
import { compileCacheEnvironment, nodePath, root, tool } from './toolbox.mjs'

const tsconfigs = {
  nutrition: 'nutrition/tsconfig.json',
  plate: 'plate/tsconfig.json',
  contract: 'contract/tsconfig.json',
  server: 'server/tsconfig.json',
  web: 'web/tsconfig.json',
  workDir: 'tsconfig.json',
}

/**
 * Lets the compiler and the type-aware linter, written in Go, collect garbage only above 3 GiB: saves a fifth of their
 * processor time.
 */
const rareCollection = { GOGC: 'off', GOMEMLIMIT: '3GiB' }
/** One thread for the linter: each of several would derive the types of shared files again. */
const oneThread = { GOMAXPROCS: '1' }
/**
 * One worker: two would each load the modules that the test files share, a fifth of the processor time, while another
 * step uses the second processor.
 */
export const oneWorker = { ...compileCacheEnvironment, VITEST_MAX_WORKERS: '1' }

/** Returns the static checks and the tests without a server or database, longest first. */
export function checks() {
  return [
    vitest('web tests', ['web', 'web-isolated', 'web-logic', 'web-plain'], oneWorker),
    lint('--type-aware'),
    ...quickParts(),
  ]
}

/** Returns the checks that take half the time: without the tests of rendered screens and the lint rules that need types. */
export function quickChecks() {
  return [vitest('web tests without screens', ['web-logic', 'web-plain'], oneWorker), ...quickParts(), lint()]
}

function quickParts() {
  return [
    vitest('engine tests', ['nutrition'], oneWorker),
    ...Object.entries(tsconfigs).map(([floor, file]) =>
      check(`types: ${floor}`, typeCheck(floor, file), rareCollection),
    ),
    check('unused code', tool('knip', 'knip', '--no-progress', '--cache', '--cache-location', '.cache/knip')),
    check('boundaries', [nodePath(), join(root, 'scripts', 'walls.mjs')]),
    check('vocabulary', [nodePath(), join(root, 'scripts', 'vocabulary.mjs')]),
    check('supply chain', [nodePath(), join(root, 'scripts', 'supply-chain.mjs')]),
    check('format', tool('oxfmt', 'oxfmt', '--check')),
  ]
}

/** @param {string[]} options */
function lint(...options) {
  const command = tool('oxlint', 'oxlint', '--deny-warnings', '--format=unix', '--threads=1', ...options)
  return check('lint', command, { ...rareCollection, ...oneThread })
}

/**
 * Returns the command that type-checks one layer incrementally: only changed files and their dependents. One checker,
 * because each of the compiler's four derives the types of shared files again: half the processor time of all four.
 * @param {string} floor
 * @param {string} file
 */
function typeCheck(floor, file) {
  const memory = join(root, '.cache', 'types', `${floor}.tsbuildinfo`)
  return tool(
    'typescript',
    'tsc',
    '-p',
    file,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    memory,
  )
}
