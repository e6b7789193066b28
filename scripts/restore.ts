/**
 * `npm run restore -- <file>`: brings back what `npm run backup` kept, into an empty place or, with `--overwrite`, over what
 * is there, holds it against the manifest, and ends again who was erased since. `npm run restore -- --erasures <file>` does
 * only the last. See docs/operations.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ledgerDays } from '../server/erasures/service.ts'
import { createInlinePlanner } from '../server/adapters/planner/inline-planner.ts'
import { createApp } from '../server/app.ts'
import { systemClock } from '../server/platform/clock.ts'
import { scopeDatabase } from '../server/platform/database.ts'
import { readOrCreateAuthSecret, readOrCreateVapidKeys } from '../server/platform/instance-secrets.ts'
import { createLog } from '../server/platform/log.ts'
import { migrate } from '../server/platform/migrations.ts'
import { openArchive, type Archive } from './backup/archive.ts'
import { addToLedger, openDatabase, restoreDatabase } from './backup/database-return.ts'
import {
  countRows,
  explained,
  type Instance,
  listObjects,
  openInstance,
  readLedger,
  readLedgerFile,
} from './backup/instance.ts'
import { inArchive, type Ledger, mergeLedgers, parseLedger } from './backup/manifest.ts'
import { restoreObjects, restoreOwnFiles } from './backup/object-return.ts'
import { main, Stop } from './toolbox.mjs'

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false }, erasures: { type: 'string' } },
  })
  const [file] = positionals
  if (!file && !values.erasures)
    throw new Stop('Diga qual cópia: npm run restore -- /copias/prato-certo-….backup')
  const given = values.erasures === undefined ? [] : await readLedgerFile(values.erasures)
  try {
    const instance = await openInstance()
    if (file) await restore(instance, file, { given, overwrites: values.overwrite })
    else await endAgain(instance, given)
  } catch (error) {
    throw explained(error)
  }
})

interface Asked {
  readonly given: Ledger
  readonly overwrites: boolean
}

async function restore(instance: Instance, file: string, { given, overwrites }: Asked): Promise<void> {
  const started = performance.now()
  const workshop = await mkdtemp(join(tmpdir(), 'prato-certo-volta-'))
  try {
    const archive = await openArchive(file, workshop, process.env['BACKUP_PASSPHRASE'] || undefined)
    refuseOld(archive)
    const present = await restoreDatabase(instance, archive, workshop, overwrites)
    await restoreObjects(instance.storage, archive, overwrites)
    const secret = await restoreOwnFiles(instance, archive)
    await compare(instance, archive)
    const inside = parseLedger((await archive.read(inArchive.erasures)).toString())
    const beside = await readLedgerFile(join(dirname(file), inArchive.erasures))
    await endAgain(instance, mergeLedgers(inside, beside, present, given))
    console.log(`Tudo de volta em ${((performance.now() - started) / 1000).toFixed(1)} s.`)
    for (const line of secret) console.log(`ATENÇÃO: ${line}`)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/** Who was erased since is known for so long and no longer. */
function refuseOld({ manifest }: Archive): void {
  const days = (Date.now() - Date.parse(manifest.madeAt)) / 86_400_000
  if (days > ledgerDays) {
    throw new Stop(
      `A cópia tem ${Math.floor(days)} dias. De quem pediu para sair há mais de ${ledgerDays} já não se sabe.`,
    )
  }
}

/** What came out is what went in. */
async function compare(instance: Instance, { manifest }: Archive): Promise<void> {
  const connection = await openDatabase(instance.config)
  try {
    const rows = await connection.sql.transaction((tx) => countRows(tx))
    const names = new Set([...Object.keys(rows), ...Object.keys(manifest.rows)])
    const wrong = [...names].filter((name) => rows[name] !== manifest.rows[name])
    if (wrong.length > 0) {
      throw new Stop(
        `O que voltou não é o que foi copiado:\n${wrong.map((name) => `  ${name}: ${manifest.rows[name] ?? 0} na cópia, ${rows[name] ?? 0} no banco`).join('\n')}`,
      )
    }
    const objects = (await listObjects(instance.storage)).length
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(
      `Conferido: ${names.size} tabelas com ${total} linhas e ${objects} objetos, iguais aos da cópia.`,
    )
  } finally {
    await connection.close()
  }
}

/** In the shape of this release, before anybody can sign in. */
async function endAgain(instance: Instance, ledger: Ledger): Promise<void> {
  const { config, storage } = instance
  const connection = await openDatabase(config)
  const database = scopeDatabase(connection)
  const planner = createInlinePlanner()
  try {
    await migrate(connection.sql)
    const known = mergeLedgers(await readLedger(connection.sql), ledger)
    await addToLedger(connection.sql, ledger)
    const app = createApp({
      config,
      database,
      clock: systemClock,
      log: createLog('error'),
      storage,
      planner,
      authSecret: config.authSecret ?? (await readOrCreateAuthSecret(config.dataDir)),
      vapidKeys: config.push.keys ?? (await readOrCreateVapidKeys(connection.sql)),
    })
    const ended = await app.reapplyErasures()
    await app.close()
    console.log(`Contas apagadas conhecidas: ${known.length}; tinham voltado e saíram de novo: ${ended}.`)
  } finally {
    await database.close()
  }
}
