import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lockedPackages } from './lockfile.mjs'
import { root } from './toolbox.mjs'

const page = join(root, 'docs', 'licences.md')

/** What may be used, and what comes with it. */
const allowed = new Map([
  ['MIT', 'keep its notice'],
  ['ISC', 'keep its notice'],
  ['BSD-2-Clause', 'keep its notice'],
  ['BSD-3-Clause', 'keep its notice'],
  ['Apache-2.0', 'keep its notice and NOTICE file'],
  ['0BSD', 'nothing'],
  ['MIT-0', 'nothing'],
  ['Unlicense', 'nothing'],
  ['CC0-1.0', 'nothing'],
  ['BlueOak-1.0.0', 'keep its notice'],
  ['OFL-1.1', 'fonts: keep the licence beside them, and their name when changed'],
  ['CC-BY-4.0', 'data: name its source'],
  ['MPL-2.0', 'changes to its own files are published; ours are not touched by it'],
  ['LGPL-3.0-or-later', 'used as a separate library that can be replaced, unchanged'],
])
/** Packages that forgot the field; told by the licence file or text that they carry. */
const told = new Map([['png-js', 'MIT']])

/**
 * @param {import('./lockfile.mjs').LockedPackage} entry
 * @returns {string}
 */
function licenceOf({ name, license }) {
  return license ?? told.get(name) ?? 'unknown'
}

/**
 * `A AND B` needs both, of `(A OR B)` one is enough.
 * @param {string} expression
 */
function isAllowed(expression) {
  const plain = expression.replace(/[()]/g, '')
  return plain.split(' AND ').every((all) => all.split(' OR ').some((one) => allowed.has(one.trim())))
}

/** @returns {string[]} what is wrong with the licences, or with the page that lists them */
export function licenceFindings() {
  const refused = lockedPackages()
    .filter((entry) => !isAllowed(licenceOf(entry)))
    .map(
      (entry) =>
        `${entry.path}: a licença ${licenceOf(entry)} não está entre as aceitas (scripts/licences.mjs)`,
    )
  const isFresh = existsSync(page) && readFileSync(page, 'utf8') === describeLicences()
  return isFresh ? refused : [...refused, 'docs/licences.md não é o de hoje: npm run licences']
}

/** @returns {string} */
function describeLicences() {
  const packages = lockedPackages().sort((a, b) => (a.path < b.path ? -1 : 1))
  const counts = Map.groupBy(packages, licenceOf)
  const rows = [...counts].sort(([a, one], [b, two]) => two.length - one.length || (a < b ? -1 : 1))
  /** @param {boolean} isDev */
  const list = (isDev) => [
    ...new Set(
      packages
        .filter(({ dev = false, devOptional = false }) => (dev || devOptional) === isDev)
        .map((entry) => `- ${entry.name} ${entry.version}: ${licenceOf(entry)}`),
    ),
  ]
  return [
    '# Licences',
    '',
    'Made by `npm run licences` from `package-lock.json`; the gate fails when it is stale or a licence is not on the list in',
    '`scripts/licences.mjs`. Packages of other platforms are among them. A full bill of materials: `npm run sbom`.',
    '',
    '| licence | packages | what it asks |',
    '|---|---|---|',
    ...rows.map(([licence, { length }]) => `| ${licence} | ${length} | ${asks(licence)} |`),
    '',
    '## In what runs',
    '',
    ...list(false),
    '',
    '## Only for building and testing',
    '',
    'React and the other libraries of the pages are built into the files that are served: their notices stay in these lists.',
    '',
    ...list(true),
    '',
  ].join('\n')
}

/** @param {string} expression */
function asks(expression) {
  const words = expression.replace(/[()]/g, '').split(/ AND | OR /)
  return [...new Set(words.flatMap((word) => allowed.get(word) ?? []))].join('; ')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(page, describeLicences())
