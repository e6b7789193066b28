import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { childEnvironment, compileCacheEnvironment, main, root, run, tool } from './toolbox.mjs'

/**
 * @typedef {object} Mutant
 * @property {string} rule what the change breaks
 * @property {string} file
 * @property {string} find occurs exactly once in the file
 * @property {string} replace
 * @property {string} project Vitest project of the tests
 * @property {string} tests file or folder that has to fail
 */

const list = join(root, 'scripts', 'mutants.json')

/**
 * Breaks one line of the product at a time and expects the named tests to fail. Takes minutes, so it is run by hand:
 * `node scripts/mutants.mjs [--list] [text in the file's path]`. A survivor is a rule that no test holds. Entries whose
 * file, text or tests have moved are reported before any test runs; with `--list` no test runs.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false } },
  })
  const [part = ''] = positionals
  /** @type {Mutant[]} */
  const mutants = JSON.parse(readFileSync(list, 'utf8')).filter((/** @type {Mutant} */ { file }) =>
    file.includes(part),
  )
  const stale = mutants.flatMap(problemsOf)
  for (const problem of stale) console.log(problem)
  if (stale.length > 0) {
    console.log(`\n${stale.length} of ${mutants.length} entries are out of date; mend scripts/mutants.json`)
    return 1
  }
  if (values.list) return 0
  let survivors = 0
  for (const mutant of mutants) {
    const verdict = await verdictOn(mutant)
    if (verdict !== 'killed') survivors++
    console.log(`${verdict.padEnd(8)}  ${mutant.file}: ${mutant.rule}`)
  }
  console.log(`\n${mutants.length - survivors} killed, ${survivors} not`)
  return survivors === 0 ? 0 : 1
})

/**
 * Returns at most one problem of an entry, as a line.
 * @param {Mutant} mutant
 */
function problemsOf({ rule, file, find, tests }) {
  const where = `${file}: ${rule}`
  if (!existsSync(join(root, file))) return [`no such file       ${where}`]
  const times = readFileSync(join(root, file), 'utf8').split(find).length - 1
  if (times !== 1) return [`text found ${times} times ${where}: ${JSON.stringify(find)}`]
  if (!existsSync(join(root, tests))) return [`no such tests      ${where}: ${tests}`]
  return []
}

/**
 * @param {Mutant} mutant
 * @returns {Promise<'killed' | 'SURVIVED'>}
 */
async function verdictOn({ file, find, replace, project, tests }) {
  const path = join(root, file)
  const original = readFileSync(path, 'utf8')
  const restore = () => writeFileSync(path, original)
  process.once('exit', restore)
  writeFileSync(
    path,
    original.replace(find, () => replace),
  )
  try {
    const command = tool('vitest', 'vitest', 'run', '--bail=1', '--project', project, tests)
    const { code } = await run(command, {
      env: childEnvironment({ NODE_ENV: 'test', ...compileCacheEnvironment }),
    })
    return code === 0 ? 'SURVIVED' : 'killed'
  } finally {
    restore()
    process.off('exit', restore)
  }
}
