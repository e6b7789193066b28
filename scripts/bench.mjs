import { ensureInstalled } from './dependencies.mjs'
import { childEnvironment, main, nodePath, root, run } from './toolbox.mjs'
import { filesUnder } from './tree.mjs'
import { ensureBuilt } from './web-build.mjs'
import { join } from 'node:path'

/** These take minutes and gigabytes of the disk, and tell how far they are. */
const onlyByName = ['load', 'sign-in', 'soak']

/**
 * Runs every question in bench/ (or those named on the command line), one after the other so that none is disturbed.
 * Those of bench/faults/ break things for minutes: they run only when they are named, `npm run bench faults/kill`,
 * and so do those that measure the product with many people for minutes.
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
