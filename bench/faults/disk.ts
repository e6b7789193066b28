import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { temporaryFolder } from '../support/instance.ts'
import { type Copy, startCopy } from './support/copy.ts'
import { type Writer, findLosses, runActions, createWriter } from './support/writer.ts'
import { reportAtLeast, reportNone } from './support/fault-report.ts'
import { type Answer, enter } from './support/person.ts'
import { startServer } from './support/postgres-server.ts'
import { freePort } from '../../scripts/free-port.mjs'

/**
 * This fault test fills a separate disk during writes: writes must fail with an error, reads continue, and writes
 * resume when space is free again.
 */

const fullMs = 6000

await tryDisk('embedded database and photos', 300, async (folder) => ({
  settings: { DATA_DIR: join(folder, 'data') },
  stop: async () => {},
}))
await tryDisk('PostgreSQL', 300, async (folder) => {
  const server = await startServer(folder)
  if ('missing' in server) throw new Error(server.missing)
  return {
    settings: { DATA_DIR: temporaryFolder(), DATABASE_URL: server.url },
    stop: async () => server.stop('SIGINT'),
  }
})
process.exit()

interface Place {
  readonly settings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

async function tryDisk(
  where: string,
  sizeMb: number,
  open: (folder: string) => Promise<Place>,
): Promise<void> {
  const folder = mountDisk(sizeMb)
  if (!folder) return console.log(`${where}: skipped: mounting a small disk needs root`)
  const { settings, stop } = await open(folder)
  const copy = await startCopy({ port: await freePort(), settings })
  try {
    await fillUnder(where, copy, folder)
  } finally {
    await copy.kill('SIGTERM')
    await stop()
    unmount(folder)
  }
}

async function fillUnder(where: string, copy: Copy, folder: string): Promise<void> {
  const writers: Writer[] = []
  for (let person = 0; person < 2; person++) {
    writers.push(await createWriter(await enter(copy.origin), copy.origin))
  }
  const heard: Answer[] = []
  const run = { origin: copy.origin, isOver: false, heard: (answer: Answer) => void heard.push(answer) }
  const lives = writers.map((writer) => runActions(writer, run, { scans: true }))
  while (heard.length < 20) await setTimeout(50)
  const ballast = fill(folder)
  await setTimeout(2000)
  heard.length = 0
  await setTimeout(fullMs)
  const told = heard.splice(0)
  const reading = await writers[0]!.visitor.ask(copy.origin, '/api/water')
  rmSync(ballast)
  const freed = performance.now()
  while (!heard.some(({ status }) => status >= 200 && status < 300)) {
    if (performance.now() - freed > 30_000) break
    heard.length = 0
    await setTimeout(200)
  }
  const recovered = heard.some(({ status }) => status < 300 && status >= 200)
  const recoveredS = (performance.now() - freed) / 1000
  run.isOver = true
  await Promise.all(lives)
  const losses = (await Promise.all(writers.map((writer) => findLosses(writer, copy.origin)))).flat()
  for (const loss of losses) console.log(`  ${loss}`)
  const seen = new Set(told.map(({ status, code }) => `${status} ${code}`.trim()))
  console.log(
    `\n${where}, disk full: ${[...seen].join(', ')}; room again: writing after ${recoveredS.toFixed(1)} s`,
  )
  const clear = ['out_of_space', 'database_unavailable']
  reportAtLeast(`${where}: writes while the disk was full`, told.length, 4)
  reportNone(
    `${where}: 5xx replies without a reason`,
    told.filter(({ status, code }) => status === 0 || (status >= 500 && !clear.includes(code))).length,
  )
  reportNone(`${where}: reads that failed`, Number(reading.status !== 200))
  reportNone(`${where}: acknowledged writes lost or duplicated`, losses.length)
  reportNone(`${where}: no writes 30 s after space was freed`, Number(!recovered))
  reportNone(`${where}: process ended`, Number(copy.child.exitCode !== null))
}

function mountDisk(sizeMb: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'prato-certo-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  process.once('exit', () => unmount(folder))
  return folder
}

function unmount(folder: string): void {
  try {
    execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // The disk is already unmounted.
  }
}

/** Fills the disk with a file of the remaining size. */
function fill(folder: string): string {
  const path = join(folder, 'ballast')
  const file = openSync(path, 'w')
  const { bavail, bsize } = statfsSync(folder)
  const piece = Buffer.alloc(64_000)
  try {
    for (let left = bavail * bsize; left > 0; left -= piece.length) writeSync(file, piece)
  } catch {
    // The disk is full.
  }
  closeSync(file)
  return path
}
