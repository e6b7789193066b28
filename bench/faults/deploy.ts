import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from '../../scripts/toolbox.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { temporaryFolder } from '../support/instance.ts'
import { type Copy, startCopy } from './support/copy.ts'
import { type Writer, findLosses, runActions, createWriter } from './support/writer.ts'
import { reportAtLeast, reportAtMost, reportNone, setting } from './support/fault-report.ts'
import { type Answer, enter } from './support/person.ts'
import { freePort } from '../../scripts/free-port.mjs'

/**
 * This fault test measures a rolling deploy under load: before it, migration, old copy on the new schema, both copies,
 * SIGTERM to the old copy, new copy alone. It reports failed writes and the longest wait per phase, lost or duplicated
 * writes, and the exit code.
 */

const besideSeconds = setting('FAULT_BESIDE_SECONDS', 8)
const fewestAnswers = 30
const people = 4

const cluster = await startPostgres()
if ('missing' in cluster) {
  console.log(`PostgreSQL: ${cluster.missing}`)
  process.exit()
}
const dataDir = temporaryFolder()
const newer = copyTree(temporaryFolder())
const settings = {
  DATA_DIR: dataDir,
  DATABASE_URL: cluster.url,
  AUTH_SECRET: 'a secret of this bench alone, 32+',
}
const old = await startCopy({ port: await freePort(), settings })
const writers: Writer[] = []
for (let person = 0; person < people; person++)
  writers.push(await createWriter(await enter(old.origin), old.origin))

const atOld = () => old.origin
await during('before the deploy', atOld, beside)
const fresh = await during('new copy migrates, old one answers', atOld, async () =>
  startCopy({ port: await freePort(), folder: newer, settings }),
)
reportAtMost('start of the new copy with migration', fresh.readyMs, 60_000, 'ms')
await during('old copy answers over the new tables', atOld, beside)
await compare('old copy', old)
let turns = 0
const inTurns = () => [old, fresh][turns++ % 2]!.origin
await during('both answer, in turns', inTurns, beside)
await compare('old copy', old)
await compare('new copy', fresh)
let isTold = false
const exitCode = await during(
  'old copy gets SIGTERM',
  () => (isTold ? fresh.origin : inTurns()),
  async () => {
    await setTimeout(2000)
    isTold = true
    return endGently(old)
  },
)
reportNone('exit code of the old copy', exitCode ?? 1)
await during('new copy alone', () => fresh.origin, beside)
await compare('new copy', fresh)
await fresh.kill('SIGTERM')
await cluster.stop()
for (const folder of [dataDir, newer]) rmSync(folder, { recursive: true, force: true })
process.exit()

function beside(): Promise<void> {
  return setTimeout(besideSeconds * 1000)
}

/** Lets all users write until `work` is done and `fewestAnswers` replies have arrived. */
async function during<T>(part: string, where: () => string, work: () => Promise<T>): Promise<T> {
  const answers: number[] = []
  let failed = 0
  const run = {
    get origin() {
      return where()
    },
    isOver: false,
    heard: ({ status, code, ms }: Answer, what: string) => {
      answers.push(ms)
      if (status !== 0 && status < 500) return
      failed += 1
      console.log(`  ${part}: ${what} was answered ${status} ${code}`)
    },
  }
  const lives = writers.map((writer) => runActions(writer, run, { scans: false }))
  const done = await work()
  while (answers.length < fewestAnswers) await setTimeout(5)
  run.isOver = true
  await Promise.all(lives)
  reportAtLeast(`${part}: writes answered`, answers.length, fewestAnswers)
  reportNone(`${part}: writes that failed`, failed)
  reportAtMost(`${part}: longest wait`, Math.max(...answers), 5000, 'ms')
  return done
}

async function compare(which: string, { origin }: Copy): Promise<void> {
  const losses = (await Promise.all(writers.map((writer) => findLosses(writer, origin)))).flat()
  for (const loss of losses) console.log(`  ${loss}`)
  reportNone(`acknowledged writes lost or duplicated, as the ${which} sees it`, losses.length)
}

/** Sends SIGTERM, after which requests in flight must be answered before the process exits. Returns the exit code. */
async function endGently(copy: Copy): Promise<number | null> {
  copy.child.kill('SIGTERM')
  return copy.ended
}

/** Copies the app with an additional migration: a new column in a table that every meal writes. */
function copyTree(folder: string): string {
  for (const part of ['server', 'contract', 'nutrition', 'plate', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'dist'), { recursive: true })
  if (existsSync(join(root, 'dist/web'))) symlinkSync(join(root, 'dist/web'), join(folder, 'dist/web'))
  const migrations = join(folder, 'server/migrations')
  const journalPath = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalPath, 'utf8')) as {
    entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
  }
  const last = journal.entries.at(-1)
  if (!last || readdirSync(migrations).length === 0) throw new Error('there are no migrations')
  const tag = `${String(last.idx + 1).padStart(4, '0')}_later`
  writeFileSync(
    join(migrations, `${tag}.sql`),
    `ALTER TABLE "meals" ADD COLUMN "weather" text;--> statement-breakpoint\nCREATE INDEX "meals_by_weather" ON "meals" ("weather");`,
  )
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag })
  writeFileSync(journalPath, JSON.stringify(journal))
  return folder
}
