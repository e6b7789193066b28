import { join } from 'node:path'
import { check, vitest } from './steps.mjs'
import { keepCompiled, nodePath, root, tool } from './toolbox.mjs'

const tsconfigs = {
  nutrition: 'nutrition/tsconfig.json',
  plate: 'plate/tsconfig.json',
  contract: 'contract/tsconfig.json',
  server: 'server/tsconfig.json',
  web: 'web/tsconfig.json',
  oficina: 'tsconfig.json',
}

/** Everything that can be said about the code without starting it, and the tests that need nothing; longest first. */
export function checks() {
  return [
    vitest('testes de unidade', ['nutrition', 'web', 'web-logic', 'web-plain'], keepCompiled),
    check('lint', tool('oxlint', 'oxlint', '--type-aware', '--deny-warnings', '--format=unix')),
    ...Object.entries(tsconfigs).map(([floor, file]) => check(`tipos: ${floor}`, typeCheck(floor, file))),
    check('código sem uso', tool('knip', 'knip', '--no-progress')),
    check('paredes', [nodePath(), join(root, 'scripts', 'walls.mjs')]),
    check('vocabulário', [nodePath(), join(root, 'scripts', 'vocabulary.mjs')]),
    check('fornecimento', [nodePath(), join(root, 'scripts', 'supply-chain.mjs')]),
    check('formato', tool('oxfmt', 'oxfmt', '--check')),
  ]
}

/**
 * Looks again only at what has changed since the last time, and at whatever depends on it.
 * @param {string} floor
 * @param {string} file
 */
function typeCheck(floor, file) {
  const memory = join(root, '.cache', 'types', `${floor}.tsbuildinfo`)
  return tool('typescript', 'tsc', '-p', file, '--incremental', '--tsBuildInfoFile', memory)
}
