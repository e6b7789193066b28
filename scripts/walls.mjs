import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { Stop, main, root } from './toolbox.mjs'
import { filesUnder } from './tree.mjs'

/** Top-level folders to check, in the order of docs/house.md. */
const places = ['nutrition', 'plate', 'contract', 'server', 'web', 'e2e', 'bench']

/** Layers whose folders must not import each other in a cycle. */
const layered = /^(nutrition|plate|server|web)\//
/** Folders left out of the search for cycles: the web's composition root, and each area's `shared`. */
const composition = /^web\/app(\/|$)|\/shared$/
const testFile = /(\.test\.tsx?|\/test-[^/]+\.tsx?)$/

await main(async () => {
  process.chdir(root)
  const { modules, summary } = await graph()
  assertSeen(modules)
  const violations = [
    ...summary.violations.map(({ from, to, rule, cycle }) => {
      return `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`
    }),
    ...folderCycles(modules).map((cycle) => `no-folder-cycles: ${cycle.join(' → ')}`),
  ]
  for (const violation of violations) console.log(violation)
  return violations.length === 0 ? 0 : 1
})

async function graph() {
  const { output } = await cruise(
    places.filter((place) => existsSync(join(root, place))),
    await extractOptions('./.dependency-cruiser.cjs'),
  )
  if (typeof output === 'string') throw new Stop(`dependency-cruiser returned no report:\n${output.trim()}`)
  return output
}

/**
 * Returns one cycle of folders from each folder that is in one; a folder imports what any file under it imports.
 * Tests are left out, since a feature's test may import the whole app. dependency-cruiser's own folder rule cannot
 * leave them out without reading every file a second time.
 * @param {import('dependency-cruiser').IModule[]} modules
 */
function folderCycles(modules) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map()
  for (const { source, dependencies } of modules) {
    if (!layered.test(source) || testFile.test(source)) continue
    for (const { resolved } of dependencies) {
      if (!layered.test(resolved) || testFile.test(resolved)) continue
      for (let folder = dirname(source); folder !== '.'; folder = dirname(folder)) {
        if (resolved.startsWith(`${folder}/`)) break
        if (composition.test(folder) || composition.test(dirname(resolved))) continue
        imports.set(folder, (imports.get(folder) ?? new Set()).add(dirname(resolved)))
      }
    }
  }
  return [...imports.keys()].flatMap((folder) => {
    const cycle = shortestWayBack(imports, folder)
    return cycle ? [cycle] : []
  })
}

/**
 * Searches breadth-first for the shortest chain of imports from a folder back to itself.
 * @param {Map<string, Set<string>>} imports
 * @param {string} start
 */
function shortestWayBack(imports, start) {
  /** @type {Set<string>} */
  const seen = new Set()
  let chains = [[start]]
  while (chains.length > 0) {
    /** @type {string[][]} */
    const longer = []
    for (const chain of chains) {
      for (const next of imports.get(chain.at(-1) ?? start) ?? []) {
        if (next === start) return [...chain, start]
        if (!seen.has(next)) longer.push([...chain, next])
        seen.add(next)
      }
    }
    chains = longer
  }
  return undefined
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
