import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port.mjs'
import { lockedPackages } from './lockfile.mjs'
import { startPostgres } from './postgres.mjs'
import { main, nodePath, root, run, Stop, startChild } from './toolbox.mjs'
import { ensureBuilt } from './web-build.mjs'

/**
 * Tests the image without Docker: copies what the last stage of the Dockerfile copies into an empty folder, installs
 * its packages, creates the database login as in compose.yaml, and starts it in production mode.
 */
await main(async () => {
  await ensureBuilt()
  const cluster = await startPostgres()
  if ('missing' in cluster) throw new Stop(cluster.missing)
  const folder = mkdtempSync(join(tmpdir(), 'prato-certo-image-'))
  try {
    const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
    for (const path of copiedPaths(dockerfile)) copy(path, folder)
    for (const file of ['package-lock.json', '.npmrc']) copy(file, folder)
    for (const command of installCommands(dockerfile)) {
      const { code, output } = await run(command.split(' '), { cwd: folder })
      if (code !== 0) throw new Stop(output.slice(0, 2000))
    }
    rejectDevelopmentPackages(folder)
    const size = execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]
    console.log(`${size} MB, of which the packages are most`)
    await tryProduction(folder, await createLogin(cluster.url))
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Returns the files that the last stage copies from the context or the build, without packages. */
function copiedPaths(dockerfile: string): string[] {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  return [...last.matchAll(/^COPY (?:--from=build )?(?:\/app\/)?(\S+) \S+$/gm)].flatMap(
    ([, path]) => path ?? [],
  )
}

function installCommands(dockerfile: string): string[] {
  const stage = /^FROM \S+ AS packages\n(.*?)\nFROM /ms.exec(dockerfile)?.[1] ?? ''
  return [...stage.matchAll(/^RUN (npm .+)$/gm)].flatMap(([, command]) => command ?? [])
}

/** Rejects installed packages that the lock marks as development only, except optional binaries of this platform. */
function rejectDevelopmentPackages(folder: string): void {
  const found = lockedPackages().filter(
    ({ path, dev, devOptional }) => (dev || devOptional) && existsSync(join(folder, path)),
  )
  if (found.length > 0) throw new Stop(`only for development: ${found.map(({ path }) => path).join(' ')}`)
}

function copy(path: string, folder: string): void {
  const target = join(folder, path)
  mkdirSync(join(target, '..'), { recursive: true })
  const isLeftOut = /\.test\.tsx?$|\/test-[^/]*\.ts$/
  cpSync(join(root, path), target, { recursive: true, filter: (source) => !isLeftOut.test(source) })
}

async function createLogin(url: string): Promise<string> {
  const script = readFileSync(join(root, 'deploy', 'create-login.sh'), 'utf8')
  const statements = /<<'SQL'\n(.*)SQL/s.exec(script)?.[1] ?? ''
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create database prato')
  await client.end()
  const own = new URL(url)
  own.pathname = '/prato'
  const inside = new Client({ connectionString: own.href })
  await inside.connect()
  await inside.query(statements.replace(":'password'", "'segredo'"))
  await inside.end()
  own.username = 'prato'
  own.password = 'segredo'
  return own.href
}

async function tryProduction(folder: string, databaseUrl: string): Promise<void> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = startChild([nodePath(), 'server/main.ts'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      PUBLIC_ORIGIN: 'https://pratocerto.exemplo.br',
      AUTH_SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:1',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'warn',
    },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const statusOf = async (path: string) => {
    const reply = await fetch(origin + path).catch(() => undefined)
    await reply?.arrayBuffer()
    return reply?.status
  }
  while ((await statusOf('/readyz')) !== 200) {
    if (child.exitCode !== null) throw new Stop('the process ended')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  for (const [path, expected] of Object.entries({ '/': 200, '/app': 200, '/api/profile': 401 })) {
    const status = await statusOf(path)
    console.log(`${path}: ${status}`)
    if (status !== expected) throw new Stop(`${path} was to answer ${expected}`)
  }
  child.kill('SIGTERM')
  const exitCode = await ended
  if (exitCode !== 0) throw new Stop(`the process ended with ${exitCode}`)
}
