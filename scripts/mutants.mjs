import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop, childEnvironment, compileCacheEnvironment, main, root, run, tool } from './toolbox.mjs'

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
 * `node scripts/mutants.mjs [text in the file's path]`. A survivor is a rule that no test holds.
 */
await main(async () => {
  const [part = ''] = process.argv.slice(2)
  /** @type {Mutant[]} */
  const mutants = JSON.parse(readFileSync(list, 'utf8')).filter((/** @type {Mutant} */ { file }) =>
    file.includes(part),
  )
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
 * @param {Mutant} mutant
 * @returns {Promise<'killed' | 'SURVIVED'>}
 */
async function verdictOn({ file, find, replace, project, tests }) {
  const path = join(root, file)
  const original = readFileSync(path, 'utf8')
  if (original.split(find).length !== 2)
    throw new Stop(`${file} does not hold this text exactly once: ${find}`)
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
