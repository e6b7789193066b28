import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Decrypter } from 'age-encryption'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { fileStorage } from './adapters/storage/file-storage.ts'
import type { Connection } from './platform/database/database.ts'
import { openEmbedded } from './platform/database/embedded-postgres.ts'
import { readOrCreateAuthSecret, readOrCreateVapidKeys } from './platform/security/instance-secrets.ts'
import { migrate } from './platform/database/migrations.ts'
import { openNetworked } from './platform/database/networked-postgres.ts'
import { readReply } from './platform/process/test-answers.ts'
import { type Browser, startTestApp, type TestPerson } from './platform/process/test-app.ts'
import { openScriptProcess, runScript } from './platform/process/test-script.ts'
import { furnish } from './platform/database/test-snapshot.ts'

vi.setConfig({ testTimeout: 240_000 })
const runTogether = openScriptProcess()

const home = await mkdtemp(join(tmpdir(), 'prato-certo-copias-'))
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 5 }))

interface Place {
  readonly settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string }
  open(): Promise<Connection>
}

const server = process.env['TEST_DATABASE_URL']
const makePlace = (name: string) => (server ? networked(server, name) : embedded(name))

async function embedded(name: string): Promise<Place> {
  const dataDir = join(home, name)
  return { settings: { DATA_DIR: dataDir }, open: () => openEmbedded(dataDir) }
}

/** Creates a database and a login role that cannot bypass row security, as production requires. */
async function networked(address: string, name: string): Promise<Place> {
  const own = `${name}_${randomUUID().slice(0, 8)}`
  const asAdministrator = async (url: string, ...statements: string[]) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  const url = new URL(address)
  url.pathname = `/${own}`
  await asAdministrator(address, `create role ${own} login password 'umbu'`, `create database ${own}`)
  await (await openNetworked({ url: url.href, connections: 1, onLost: () => {} })).close()
  await asAdministrator(url.href, `grant app_owner to ${own}`)
  afterAll(() => asAdministrator(address, `drop database ${own} with (force)`, `drop role ${own}`))
  url.username = own
  url.password = 'umbu'
  return {
    settings: { DATA_DIR: join(home, name), DATABASE_URL: url.href },
    open: () => openNetworked({ url: url.href, connections: 3, onLost: () => {} }),
  }
}

/** Starts the app on the data of a place, as an operator does. */
async function liveIn(place: Place) {
  const { DATA_DIR: dataDir } = place.settings
  const connection = await place.open()
  await migrate(connection.sql)
  const parts = {
    storage: fileStorage(join(dataDir, 'objects')),
    authSecret: await readOrCreateAuthSecret(dataDir),
    vapidKeys: await readOrCreateVapidKeys(connection.sql),
  }
  const started = await startTestApp({ connection, parts })
  const close = async () => {
    await started.app.settled()
    await connection.close()
  }
  return { ...started, storage: parts.storage, close }
}

async function photograph(person: TestPerson): Promise<void> {
  const { uploadUrl } = await readReply<{ uploadUrl: string }>(person.fetch('/api/scan-start', { json: {} }))
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a05030' } })
  const body = new Uint8Array(await picture.jpeg().toBuffer())
  await person.fetch(new URL(uploadUrl).pathname, {
    method: 'PUT',
    body,
    headers: { 'content-type': 'image/jpeg' },
  })
}

test('a backup restores every row and photo except deleted accounts', async () => {
  const [place, elsewhere] = [await makePlace('here'), await makePlace('there')]
  if (!server) await furnish(place.settings.DATA_DIR)
  const before = await liveIn(place)
  const [ana, bia] = [await before.signUpConfirmed(), await before.signUpConfirmed()]
  for (const person of [ana, bia]) await photograph(person)
  const day = await readReply<object>(ana.fetch('/api/plan-today'))
  const keys = await keysOf(before.storage)
  expect(keys).toHaveLength(2)
  await before.close()

  // Deriving the key takes more than a second each time, and does not depend on the database.
  const passphrase = 'mandacaru em flor'
  const secret: Readonly<Record<string, string>> = server ? {} : { BACKUP_PASSPHRASE: passphrase }
  const copies = join(home, 'copies')
  const copied = await runScript('backup.ts', [`${copies}/`], { ...place.settings, ...secret })
  expect(copied).toMatchObject({ code: 0, output: expect.stringContaining('Backup made') })
  const ending = server ? '.tar' : '.tar.age'
  const archive = join(copies, (await readdir(copies)).find((name) => name.endsWith(ending)) ?? '')
  const stored = await readFile(archive)
  expect(stored.includes('age-encryption.org/v1')).toBe(!server)
  const tar = server ? stored : await decrypt(stored, passphrase)
  expect(await namesIn(tar)).toEqual(
    expect.arrayContaining(['manifest.json', ...keys.map((key) => `objects/${key}`)]),
  )

  // Bia deletes her account after the backup; only the list of deletions beside the backups records this.
  await writeFile(join(copies, 'erased-accounts.json'), JSON.stringify([leaving(bia)]))

  const restored = await runTogether('restore.ts', [archive], { ...elsewhere.settings, ...secret })
  expect(restored.output).toContain('2 objects, equal to the backup')
  expect(restored.output).toContain('restored and erased again: 1')
  expect(restored.code).toBe(0)

  const after = await liveIn(elsewhere)
  const again = after.openBrowser()
  expect((await signIn(again, ana)).status).toBe(200)
  expect(await readReply<object>(again.fetch('/api/plan-today'))).toEqual(day)
  const photo = keys.find((key) => key.includes(ana.id)) ?? ''
  expect(await after.storage.get(photo)).toEqual(await before.storage.get(photo))
  expect((await signIn(after.openBrowser(), bia)).status).toBe(401)
  await after.signUpConfirmed()
  await after.close()

  const plain = join(copies, 'decrypted.tar')
  await writeFile(plain, tar)
  const twice = await runTogether('restore.ts', [plain], elsewhere.settings)
  expect([twice.code, twice.output]).toEqual([1, expect.stringContaining('--overwrite')])

  const list = join(copies, 'list')
  const listed = await runTogether('backup.ts', ['--erasures', `${list}/`], elsewhere.settings)
  expect(listed).toMatchObject({ code: 0, output: expect.stringContaining('Known erased accounts: 1') })
  const file = join(list, 'erased-accounts.json')
  const known = JSON.parse(await readFile(file, 'utf8')) as { account: string }[]
  expect(known).toEqual([{ account: leaving(bia).account, erasedAt: expect.any(String) }])

  // The list also names Ana, and an account that was created after the backup.
  await writeFile(file, JSON.stringify([...known, leaving(ana)]))
  const given = [plain, '--overwrite', '--erasures', file]
  const replaced = await runTogether('restore.ts', given, elsewhere.settings)
  expect(replaced.output).toContain('2 objects, equal to the backup')
  expect(replaced.output).toContain('restored and erased again: 2')
  expect(replaced.code).toBe(0)
})

/** Decrypts a backup as a tool other than this app does. */
function decrypt(encrypted: Uint8Array, passphrase: string): Promise<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return decrypter.decrypt(encrypted)
}

/** Returns the names of the files in a decrypted backup, listed by `tar`. */
async function namesIn(tar: Uint8Array): Promise<string[]> {
  const file = join(home, 'opened-by-hand.tar')
  await writeFile(file, tar)
  const { stdout } = await promisify(execFile)('tar', ['-tf', file])
  return stdout.trim().split('\n')
}

/** Returns the record of an account's deletion, by the hash of its id. */
function leaving({ id }: TestPerson) {
  return { account: createHash('sha256').update(id).digest('hex'), erasedAt: new Date() }
}

function signIn(browser: Browser, { email, password }: TestPerson): Promise<Response> {
  return browser.fetch('/api/auth/sign-in/email', { json: { email, password } })
}

async function keysOf(storage: { list(): AsyncIterable<string> }): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list()) keys.push(key)
  return keys
}
