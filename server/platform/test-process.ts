import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
// Older Node versions, which may run the tests, do not read TypeScript; the package `node` is one that does.
const node = process.features.typescript
  ? process.execPath
  : fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url))

/** Starts the process as an operator does, with these settings and no other; it ends with the test. */
export function runMain(settings: Readonly<Record<string, string>>) {
  const { PATH } = process.env
  const child = spawn(node, [main], { env: { PATH, NODE_ENV: 'test', ...settings } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, ended, output: () => output }
}
