import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { Stop, main, root } from './toolbox.mjs'
import { filesUnder } from './tree.mjs'

/** Top-level folders to check, in the order of docs/house.md. */
const places = ['nutrition', 'plate', 'contract', 'server', 'web', 'e2e', 'bench']

const folderRule = 'no-folder-cycles'
/** Composition root of the web, the only intended folder cycle. */
const composition = /^web\/app(\/|$)|\/shared$/
const testFiles = '(\\.test\\.tsx?|/test-[^/]+\\.tsx?)$'

await main(async () => {
  process.chdir(root)
  const options = await extractOptions('./.dependency-cruiser.cjs')
  const all = await graphOf(options)
  assertSeen(all.modules)
  // A feature's test may import the whole app, so folder cycles are checked without tests.
  const withoutTests = await graphOf({ ...options, exclude: testFiles })
  const violations = [
    ...all.summary.violations.filter(({ rule }) => rule.name !== folderRule),
    ...withoutTests.summary.violations.filter(({ rule, cycle = [] }) => {
      return rule.name === folderRule && !cycle.some(({ name }) => composition.test(name))
    }),
  ]
  for (const { from, to, rule, cycle } of violations) {
    console.log(`${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`)
  }
  return violations.length === 0 ? 0 : 1
})

/** @param {import('dependency-cruiser').ICruiseOptions} options */
async function graphOf(options) {
  const { output } = await cruise(
    places.filter((place) => existsSync(join(root, place))),
    options,
  )
  if (typeof output === 'string') throw new Stop(`dependency-cruiser returned no report:\n${output.trim()}`)
  return output
}

/**
 * Fails when dependency-cruiser could not read TypeScript, which it reports as an empty graph without violations.
 * @param {import('dependency-cruiser').IModule[]} modules
 */
function assertSeen(modules) {
  const seen = new Set(modules.map(({ source }) => source))
  const unseen = places
    .filter((place) => existsSync(join(root, place)))
    .flatMap((place) => filesUnder(place))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !seen.has(file))
  if (unseen.length > 0) throw new Stop(`dependency-cruiser did not read:\n${unseen.join('\n')}`)

  const own = modules.filter(({ source }) => !source.startsWith('node_modules/'))
  const edges = own.reduce((sum, { dependencies }) => sum + dependencies.length, 0)
  if (edges < own.length) {
    throw new Stop(
      `Only ${edges} dependencies in ${own.length} files: dependency-cruiser is not reading the imports.`,
    )
  }
}
