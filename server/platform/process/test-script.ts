import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../scripts/', import.meta.url))
const node = process.features.typescript
  ? process.execPath
  : fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url))

/** Runs a script of the folder `scripts` as an operator does, with only these settings. */
export function runScript(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly output: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const options = { env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', ...settings } }
  return new Promise((resolve) => {
    const child = execFile(node, [`${folder}${name}`, ...args], options, (_, out, errors) =>
      resolve({ code: child.exitCode ?? 1, output: out + errors }),
    )
  })
}
