import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Stop, childEnvironment, main, root, run, tool } from './toolbox.mjs'
import { filesUnder } from './tree.mjs'

/** Floors and workshop, in the order of docs/house.md. */
const places = ['nutrition', 'plate', 'contract', 'server', 'web', 'e2e', 'bench']

const folderRule = 'no-folder-cycles'
/** Puts the features together and gives them the paths to each other: the one circle that is the design. */
const composition = 'web/app'
const testFiles = '(\\.test\\.tsx?|/test-[^/]+\\.tsx?)$'

/**
 * @typedef {{ source: string, dependencies: { resolved: string }[] }} Module
 * @typedef {{ from: string, to: string, rule: { name: string }, cycle?: { name: string }[] }} Violation
 */

await main(async () => {
  const [all, withoutTests] = await Promise.all([cruise(), cruise('--exclude', testFiles)])
  assertSeen(all.modules)
  // A test may reach for the whole app from inside a feature; only without tests do circles of folders say anything.
  const violations = [
    ...all.violations.filter(({ rule }) => rule.name !== folderRule),
    ...withoutTests.violations.filter(({ rule, cycle = [] }) => {
      return rule.name === folderRule && !cycle.some(({ name }) => name === composition)
    }),
  ]
  for (const { from, to, rule, cycle } of violations) {
    console.log(`${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`)
  }
  return violations.length === 0 ? 0 : 1
})

/**
 * @param {string[]} options
 * @returns {Promise<{ modules: Module[], violations: Violation[] }>}
 */
async function cruise(...options) {
  const standing = places.filter((place) => existsSync(join(root, place)))
  const { output } = await run(
    tool(
      'dependency-cruiser',
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      '-T',
      'json',
      ...options,
      ...standing,
    ),
    { env: childEnvironment() },
  )
  try {
    const { modules, summary } = JSON.parse(output)
    return { modules, violations: summary.violations }
  } catch {
    throw new Stop(`O dependency-cruiser não respondeu:\n${output.trim()}`)
  }
}

/**
 * A cruiser that cannot read TypeScript reports an empty, faultless house.
 * @param {Module[]} modules
 */
function assertSeen(modules) {
  const seen = new Set(modules.map(({ source }) => source))
  const unseen = places
    .filter((place) => existsSync(join(root, place)))
    .flatMap((place) => filesUnder(place))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !seen.has(file))
  if (unseen.length > 0) throw new Stop(`O dependency-cruiser não viu:\n${unseen.join('\n')}`)

  const own = modules.filter(({ source }) => !source.startsWith('node_modules/'))
  const edges = own.reduce((sum, { dependencies }) => sum + dependencies.length, 0)
  if (edges < own.length) {
    throw new Stop(
      `Só ${edges} dependências em ${own.length} arquivos: o dependency-cruiser não está lendo os imports.`,
    )
  }
}
