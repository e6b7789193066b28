import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const windows = process.platform === 'win32'

/** A failure whose message is printed without a stack. */
export class Stop extends Error {}

/**
 * Runs a script's body and converts a thrown error to a message and exit code 1.
 * @param {() => Promise<number | void>} body resolves to the exit code
 */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? process.exitCode ?? 0
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}

/** Returns the path of the `node` package's Node 24; without it this process's Node, if it is version 24 or later. */
export function nodePath() {
  const local = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(local)) return local
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Stop(
    `This project needs Node 24 and found ${process.version}. The package "node" should have installed it:\n` +
      'delete node_modules and run "npm install" without --ignore-scripts, or install Node 24.',
  )
}

/**
 * Returns the path of the JavaScript file of a package's command, so that it runs on Node 24 on every system.
 * @param {string} packageName
 * @param {string} command
 */
function toolPath(packageName, command) {
  const folder = join(root, 'node_modules', packageName)
  const bin = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/**
 * Returns the command line of a development tool: `[executable, ...arguments]`.
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 */
export function tool(packageName, command, ...args) {
  return [nodePath(), toolPath(packageName, command), ...args]
}

/**
 * Returns the environment for child processes, with Node 24 and the tools first on the PATH.
 * @param {Record<string, string | undefined>} extra
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(extra = {}) {
  const path = process.env['PATH'] ?? process.env['Path'] ?? ''
  return {
    ...process.env,
    PATH: [dirname(nodePath()), join(root, 'node_modules', '.bin'), path].join(delimiter),
    ...extra,
  }
}

const compiled = join(root, '.cache', 'compiled')

/** Shared compile cache of Node, for tests, which start many processes. */
export const compileCacheEnvironment = { NODE_COMPILE_CACHE: compiled }

/**
 * Compile cache of `server/main.ts`. It is separate from `compileCacheEnvironment`, because Node rejects and overwrites
 * entries that were cached under other V8 flags, and `main.ts` sets such flags: in one folder, the server and the other
 * processes would overwrite each other's entries at every start.
 */
const serverCompiled = `${compiled}-server`
export const serverCompileCacheEnvironment = { NODE_COMPILE_CACHE: serverCompiled }

/**
 * Settings of glibc malloc that reduce retained memory. By default each thread gets an arena, and freed small blocks
 * stay with the process: memory of compilation and menu threads grows to 80 MB. With one arena, blocks above 8 kB, V8's
 * smallest compile unit, are returned to the system immediately; request latency is unchanged. Only threads use the
 * compile cache (`server/platform/process/thread-environment.ts`). The operator's own values take precedence.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '1',
  MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? '8192',
  MALLOC_TRIM_THRESHOLD_: process.env['MALLOC_TRIM_THRESHOLD_'] ?? '131072',
  THREAD_COMPILE_CACHE: process.env['THREAD_COMPILE_CACHE'] ?? serverCompiled,
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill()
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (!relayed) process.exit(130)
  })
}
/** Whether one child owns the terminal and receives signals itself (see {@link replaceBy}). */
let relayed = false

/**
 * Runs a command to its end and captures its output.
 * @param {string[]} commandLine
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string, milliseconds: number }>}
 */
export function run(commandLine, options = {}) {
  const started = performance.now()
  const [command = '', ...args] = commandLine
  const { env = process.env } = options
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = []
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
      env: plain(env),
    })
    running.add(child)
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    /** @param {number} code */
    const finish = (code) => {
      running.delete(child)
      resolve({
        code,
        output: Buffer.concat(chunks).toString('utf8'),
        milliseconds: performance.now() - started,
      })
    }
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`))
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}

/**
 * Returns the environment with colours disabled, because the output is captured and searched.
 * @param {NodeJS.ProcessEnv} env
 */
function plain(env) {
  return { ...env, NO_COLOR: '1', FORCE_COLOR: undefined }
}

/**
 * Starts a long-lived child that dies with this process.
 * @param {string[]} commandLine
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startChild(commandLine, options = {}) {
  const [command = '', ...args] = commandLine
  const child = spawn(command, args, { cwd: root, ...options })
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

/**
 * Replaces this process by a command as far as possible: same input and output, forwarded signals, same exit code.
 * @param {string[]} commandLine
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export function replaceBy(commandLine, env) {
  relayed = true
  const child = startChild(commandLine, { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole process group; a second signal would mean "stop immediately".
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    })
  }
  if (process.env['npm_lifecycle_event']) stopWithParent(child)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
  })
}

/**
 * Stops the child when the parent process changes: a signal to npm ends npm and its shell without reaching this
 * process.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithParent(child) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 250)
  watch.unref()
}
