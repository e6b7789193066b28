import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
// The Node that runs the tests may be too old to run TypeScript; the Node of the package `node` can.
const node = process.features.typescript
  ? process.execPath
  : fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url))

export type MainProcess = ReturnType<typeof startMain>

/** Starts the server process as an operator does, with only these settings. */
export function startMain(settings: Readonly<Record<string, string>>) {
  const { PATH, NODE_COMPILE_CACHE: shared } = process.env
  // Node rejects and overwrites entries that were cached under other V8 flags, and main.ts sets such flags.
  const NODE_COMPILE_CACHE = shared && `${shared}-server`
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', ...settings }
  const child = spawn(node, [main], { env })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, ended, output: () => output }
}

/** Starts the server process for one test, and kills it afterwards. */
export function runMain(settings: Readonly<Record<string, string>>): MainProcess {
  const started = startMain(settings)
  onTestFinished(() => void started.child.kill('SIGKILL'))
  return started
}
