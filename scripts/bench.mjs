import { ensureInstalled } from './dependencies.mjs'
import { childEnvironment, main, nodePath, root, run } from './toolbox.mjs'
import { filesUnder } from './tree.mjs'
import { ensureBuilt } from './web-build.mjs'
import { join } from 'node:path'

/** Benchmarks that take minutes and gigabytes of disk and print their progress. */
const onlyByName = ['load', 'sign-in', 'soak']

/**
 * Runs every benchmark in bench/, or those named on the command line, sequentially so that none disturbs another. Fault
 * injection (bench/faults/) and long load benchmarks run only when named: `npm run bench faults/kill`.
 */
await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const wanted = process.argv.slice(2)
  const questions = filesUnder('bench')
    .filter((file) => /^bench\/(faults\/)?[\w-]+\.ts$/.test(file))
    .filter((file) =>
      wanted.length === 0
        ? !file.startsWith('bench/faults/') && !isNamed(file, onlyByName)
        : isNamed(file, wanted),
    )
  let failed = 0
  for (const question of questions) {
    const stdio = isNamed(question, onlyByName) ? /** @type {const} */ ('inherit') : undefined
    const { code, output } = await run([nodePath(), join(root, question)], {
      env: childEnvironment(),
      ...(stdio && { stdio }),
    })
    if (output) console.log(output.trimEnd())
    if (code !== 0) failed += 1
  }
  return failed === 0 ? 0 : 1
})

/**
 * @param {string} file
 * @param {string[]} names
 */
function isNamed(file, names) {
  return names.some((name) => file === `bench/${name}.ts`)
}
