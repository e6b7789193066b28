import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
// Older Node versions, which may run the tests, cannot run TypeScript; the package `node` brings one that can.
const node = process.features.typescript
  ? process.execPath
  : fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url))

export type MainProcess = ReturnType<typeof startMain>

/** Starts the server process as an operator does, with only these settings. */
export function startMain(settings: Readonly<Record<string, string>>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', ...settings }
  const child = spawn(node, [main], { env })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, ended, output: () => output }
}

/** Starts the server process for one test and ends it afterwards. */
export function runMain(settings: Readonly<Record<string, string>>): MainProcess {
  const started = startMain(settings)
  onTestFinished(() => void started.child.kill('SIGKILL'))
  return started
}
