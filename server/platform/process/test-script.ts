import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

const folder = new URL('../../../scripts/', import.meta.url)
const node = process.features.typescript
  ? process.execPath
  : fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url))

type Settings = Readonly<Record<string, string>>

export interface ScriptResult {
  readonly code: number
  readonly output: string
}

export interface ScriptRequest {
  /** Address of the script's file. */
  readonly script: string
  readonly args: readonly string[]
  readonly settings: NodeJS.ProcessEnv
}

/** Environment of a script with only these settings. */
function environmentOf(settings: Settings) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', ...settings }
}

/** Runs a script of the folder `scripts` as an operator does, with only these settings. */
export function runScript(name: string, args: readonly string[], settings: Settings): Promise<ScriptResult> {
  const script = fileURLToPath(new URL(name, folder))
  return new Promise((resolve) => {
    const child = execFile(node, [script, ...args], { env: environmentOf(settings) }, (_, out, errors) =>
      resolve({ code: child.exitCode ?? 1, output: out + errors }),
    )
  })
}

/**
 * Starts one process for all scripts of a test file, and returns a function like `runScript` that runs them there, one
 * at a time. Each script loads only the modules that no script before it has loaded, because loading the app takes
 * longer than most scripts run.
 */
export function openScriptProcess(): typeof runScript {
  const host = fileURLToPath(new URL('./test-script-process.ts', import.meta.url))
  const child = fork(host, {
    execPath: node,
    execArgv: [],
    env: environmentOf({}),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  afterAll(async () => {
    if (child.connected) child.disconnect()
    await exited
  })
  return async (name, args, settings) => {
    const request: ScriptRequest = {
      script: new URL(name, folder).href,
      args,
      settings: environmentOf(settings),
    }
    child.send(request)
    const [reply] = await Promise.race([once(child, 'message'), exited])
    if (!child.connected) throw new Error(`${name} ended the process that runs the scripts.`)
    return reply as ScriptResult
  }
}
