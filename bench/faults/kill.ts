import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { startPostgres } from '../../scripts/postgres.mjs'
import type { Connection } from '../../server/platform/database/database.ts'
import { openEmbedded } from '../../server/platform/database/embedded-postgres.ts'
import { openNetworked } from '../../server/platform/database/networked-postgres.ts'
import { temporaryFolder } from '../support/instance.ts'
import { percentile } from '../support/measure.ts'
import { startCopy } from './support/copy.ts'
import { findLosses, runActions, createWriter } from './support/writer.ts'
import { reportAtLeast, reportAtMost, reportNone, setting } from './support/fault-report.ts'
import { countIncomplete, listStrayPhotos } from './support/leftovers.ts'
import { enter } from './support/person.ts'
import { freePort } from '../../scripts/free-port.mjs'

/**
 * This fault test sends `kill -9` at random moments during writes: every acknowledged write must be present exactly
 * once after the restart. Clients retry with the same idempotency key, as the app does. `FAULT_WHERE=embedded` or
 * `postgres` limits the run to one database.
 */

const kills = setting('FAULT_KILLS', 20)
const where = process.env['FAULT_WHERE']
const people = 4
/**
 * Maximum number of acknowledged writes before a process is killed, after a further random delay of up to
 * `longestMomentMs`.
 */
const mostAnswersALife = 25
const longestMomentMs = 200

if (where !== 'postgres') await tryKills('embedded', {}, openEmbedded)
if (where !== 'embedded') await tryNetworked()
process.exit()

async function tryNetworked(): Promise<void> {
  const cluster = await startPostgres()
  if ('missing' in cluster) {
    console.log(`PostgreSQL: ${cluster.missing}`)
    return
  }
  const { url } = cluster
  await tryKills('PostgreSQL', { DATABASE_URL: url }, () =>
    openNetworked({ url, connections: 2, onLost: () => {} }),
  )
  await cluster.stop()
}

async function tryKills(
  engine: string,
  settings: Readonly<Record<string, string>>,
  open: (dataDir: string) => Promise<Connection>,
): Promise<void> {
  const dataDir = temporaryFolder()
  const port = await freePort()
  const start = () => startCopy({ port, settings: { DATA_DIR: dataDir, ...settings } })
  let copy = await start()
  const writers = []
  for (let person = 0; person < people; person++) {
    writers.push(await createWriter(await enter(copy.origin), copy.origin))
  }
  const heard = { answers: 0, serverErrors: 0 }
  const run = {
    origin: copy.origin,
    isOver: false,
    heard: ({ status }: { status: number }) => {
      if (status >= 200 && status < 300) heard.answers += 1
      if (status >= 500) heard.serverErrors += 1
    },
  }
  const lives = writers.map((writer) => runActions(writer, run, { scans: true }))
  const startsMs: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const enough = heard.answers + 1 + Math.floor(Math.random() * mostAnswersALife)
    while (heard.answers < enough) await setTimeout(5)
    await setTimeout(Math.random() * longestMomentMs)
    await copy.kill('SIGKILL')
    copy = await start()
    startsMs.push(copy.readyMs)
  }
  run.isOver = true
  await Promise.all(lives)
  const losses = (await Promise.all(writers.map((writer) => findLosses(writer, copy.origin)))).flat()
  for (const loss of losses) console.log(`  ${loss}`)
  await copy.kill('SIGTERM')

  const connection = await open(dataDir)
  const halves = await countIncomplete(connection)
  const stray = await listStrayPhotos(connection, dataDir)
  await connection.close()
  rmSync(dataDir, { recursive: true, force: true })
  reportAtLeast(`${engine}: writes answered around ${kills} kills`, heard.answers, kills)
  reportNone(`${engine}: acknowledged writes lost or duplicated`, losses.length)
  for (const [what, many] of Object.entries(halves)) reportNone(`${engine}: ${what}`, many)
  reportNone(`${engine}: photos without a scan`, stray.length, 'swept within a day')
  reportNone(`${engine}: 5xx replies`, heard.serverErrors)
  reportAtMost(`${engine}: start after a kill, median`, percentile(startsMs, 0.5), 5000, 'ms')
  reportAtMost(`${engine}: start after a kill, longest`, Math.max(...startsMs), 10_000, 'ms')
}
