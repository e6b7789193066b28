import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './tree.mjs'
import { Stop, childEnvironment, root, run, tool } from './toolbox.mjs'

const inputs = [
  'web',
  'plate',
  'nutrition',
  'contract',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]
const built = join(root, 'dist', 'web')
const unfinished = join(root, 'dist', '.web')
/** File with the hash of the sources of the last finished build. */
const stamp = join(root, 'dist', '.inputs')

/** Builds the web into dist/ unless the sources are unchanged since the last build. */
export async function ensureBuilt() {
  const current = inputsHash()
  if (existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log('Building the web…')
  await buildWeb(current)
}

/** Builds into another folder, which then replaces the last build, so that no server starts with half a build. */
export async function buildWeb(hash = inputsHash()) {
  rmSync(stamp, { force: true })
  const command = tool('vite', 'vite', 'build', '--logLevel', 'warn', '--outDir', unfinished, '--emptyOutDir')
  const { code, output } = await run(command, { env: childEnvironment({ NODE_ENV: 'production' }) })
  if (code !== 0) {
    throw new Stop(`${output.trim()}\n\nThe web build failed. The Vite error is above.`)
  }
  rmSync(built, { recursive: true, force: true })
  renameSync(unfinished, built)
  writeFileSync(stamp, hash)
}

function inputsHash() {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const path = join(root, input)
    if (!existsSync(path)) continue
    const files = statSync(path).isDirectory() ? filesUnder(input) : [input]
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
    }
  }
  return hash.digest('hex')
}
