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

/** Lets the type-aware linter, written in Go, collect garbage only above 3 GiB: saves a fifth of its time. */
const rareCollection = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

/** Returns the static checks and the tests without a server or database, longest first. */
export function checks() {
  return [
    vitest('web tests', ['web', 'web-isolated', 'web-logic', 'web-plain'], compileCacheEnvironment),
    check(
      'lint',
      tool('oxlint', 'oxlint', '--type-aware', '--deny-warnings', '--format=unix'),
      rareCollection,
    ),
    vitest('engine tests', ['nutrition'], compileCacheEnvironment),
    ...Object.entries(tsconfigs).map(([floor, file]) => check(`types: ${floor}`, typeCheck(floor, file))),
    check('unused code', tool('knip', 'knip', '--no-progress', '--cache', '--cache-location', '.cache/knip')),
    check('boundaries', [nodePath(), join(root, 'scripts', 'walls.mjs')]),
    check('vocabulary', [nodePath(), join(root, 'scripts', 'vocabulary.mjs')]),
    check('supply chain', [nodePath(), join(root, 'scripts', 'supply-chain.mjs')]),
    check('format', tool('oxfmt', 'oxfmt', '--check')),
  ]
}

/**
 * Returns the command that type-checks one layer incrementally: only changed files and their dependents.
 * @param {string} floor
 * @param {string} file
 */
function typeCheck(floor, file) {
  const memory = join(root, '.cache', 'types', `${floor}.tsbuildinfo`)
  return tool('typescript', 'tsc', '-p', file, '--incremental', '--tsBuildInfoFile', memory)
}
