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
import { type Copy, freePort, startCopy } from './support/copy.ts'
import { type Doer, findLosses, live, makeDoer } from './support/deeds.ts'
import { reportAtLeast, reportAtMost, reportNone, setting } from './support/fault-report.ts'
import { type Answer, enter } from './support/person.ts'

/**
 * A deploy under load: the copy that runs, then a newer one beside it that adds a column to a table everybody writes, then
 * the old one told to end. People go to whichever copy says that it is ready, as a proxy sends them; the old copy
 * writes for a while with the new one's tables under it.
 */
const besideSeconds = setting('FAULT_BESIDE_SECONDS', 8)
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
const doers: Doer[] = []
for (let person = 0; person < people; person++)
  doers.push(await makeDoer(await enter(old.origin), old.origin))

const failed: Answer[] = []
const answers: { readonly at: number; readonly ms: number }[] = []
const weather = {
  origin: old.origin,
  isOver: false,
  heard: (answer: Answer, what: string) => {
    answers.push({ at: performance.now(), ms: answer.ms })
    if (answer.status !== 0 && answer.status < 500) return
    failed.push(answer)
    console.log(`  ${what} was answered ${answer.status} ${answer.code}`)
  },
}
const lives = doers.map((doer) => live(doer, weather, { scans: false }))
await setTimeout(2000)
const began = performance.now()
const fresh = await startCopy({ port: await freePort(), folder: newer, settings })
const migratedMs = fresh.readyMs
await setTimeout(besideSeconds * 500)
say('old copy writes over the new tables')
weather.origin = fresh.origin
await setTimeout(besideSeconds * 250)
const exitCode = await endGently(old)
await setTimeout(besideSeconds * 500)
weather.isOver = true
await Promise.all(lives)
say('new copy alone')
const losses = (await Promise.all(doers.map((doer) => findLosses(doer, fresh.origin)))).flat()
await fresh.kill('SIGTERM')
await cluster.stop()
for (const folder of [dataDir, newer]) rmSync(folder, { recursive: true, force: true })

reportAtLeast('writes answered during the deploy', answers.length, 50)
reportNone('writes that failed', failed.length)
reportNone('answered, and lost or there twice', losses.length)
reportNone('exit code of the old copy', exitCode ?? 1)
reportAtMost(
  'longest wait of anybody',
  Math.max(...answers.filter(({ at }) => at > began).map(({ ms }) => ms)),
  5000,
  'ms',
)
reportAtMost('start of the new copy with its migration', migratedMs, 60_000, 'ms')
process.exit()

function say(what: string): void {
  console.log(`${what}: ${answers.length} writes answered, ${failed.length} failed`)
}

/** Whoever is on the way to it is answered before it ends. */
async function endGently(copy: Copy): Promise<number | null> {
  copy.child.kill('SIGTERM')
  return copy.ended
}

/** The product with one migration more: an additive column on a table that every meal writes. */
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
