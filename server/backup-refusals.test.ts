import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Encrypter } from 'age-encryption'
import { packTar, type TarHeader } from 'modern-tar'
import { afterAll, expect, test } from 'vitest'
import { openScriptProcess, runScript } from './platform/process/test-script.ts'

const home = await mkdtemp(join(tmpdir(), 'prato-certo-recusas-'))
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 5 }))

const runTogether = openScriptProcess()

const passphrase = 'mandacaru em flor'
const ledger = '[]\n'
const manifest = JSON.stringify({
  format: 1,
  madeAt: new Date().toISOString(),
  engine: 'pglite',
  migration: 0,
  rows: {},
  files: { 'erased-accounts.json': createHash('sha256').update(ledger).digest('hex') },
  secretTag: '',
  holdsSecret: false,
})
const sound = { 'erased-accounts.json': ledger, 'manifest.json': manifest }

function tarOf(files: Readonly<Record<string, string>>, header: Partial<TarHeader> = {}) {
  const entries = Object.entries(files).map(([name, body]) => ({
    header: { name, size: body.length, ...header },
    body,
  }))
  return packTar(entries)
}

async function ageOf(bytes: Uint8Array): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  // A weak work factor is fast; the strength of the key does not matter here.
  encrypter.setScryptWorkFactor(10)
  encrypter.setPassphrase(passphrase)
  return encrypter.encrypt(bytes)
}

const key = { BACKUP_PASSPHRASE: passphrase }
const cutOff = 'is no backup, or the file was changed or cut off'
const plain = await tarOf(sound)
const encrypted = await ageOf(await tarOf({ ...sound, 'objects/a.jpg': 'a'.repeat(200_000) }))

function changedAt(offset: number): Uint8Array {
  const changed = Uint8Array.from(encrypted)
  changed[offset] = (changed[offset] ?? 0) ^ 1
  return changed
}

const cases: Readonly<Record<string, readonly [Uint8Array, Readonly<Record<string, string>>, string]>> = {
  'encrypted, without the passphrase': [encrypted, {}, 'The backup is encrypted: set BACKUP_PASSPHRASE.'],
  'encrypted under another passphrase': [
    encrypted,
    { BACKUP_PASSPHRASE: 'outra' },
    'BACKUP_PASSPHRASE does not decrypt this file',
  ],
  'encrypted and changed': [changedAt(150_000), key, cutOff],
  // The file is encrypted in chunks of 64 KiB; this length leaves the first one whole.
  'encrypted and cut off': [encrypted.subarray(0, 66_000), key, cutOff],
  'not a tar': [Buffer.from('arroz e feijão\n'.repeat(100)), {}, cutOff],
  'a tar that was cut off': [plain.subarray(0, 1024), {}, cutOff],
  'the tar of another program': [
    await tarOf({ 'manifest.json': '{"name":"outro"}' }),
    {},
    'manifest.json is not that of a Prato Certo backup.',
  ],
  'with a file that changed': [
    await tarOf({ ...sound, 'erased-accounts.json': '[ ]\n' }),
    {},
    'erased-accounts.json changed since the backup.',
  ],
  'without a file of its manifest': [
    await tarOf({ 'manifest.json': manifest }),
    {},
    'erased-accounts.json is missing: the backup is incomplete.',
  ],
  'with a file outside its manifest': [
    await tarOf({ ...sound, 'objects/../../x': 'x' }),
    {},
    'does not list: objects/../../x',
  ],
  'with a folder': [await tarOf({ 'a/': '' }, { type: 'directory' }), {}, 'is repeated or is not a file'],
}

test.for(Object.entries(cases))(
  'a restore refuses a backup: %s',
  { timeout: 60_000 },
  async ([, [bytes, settings, message]]) => {
    const file = join(home, 'given')
    await writeFile(file, bytes)
    const place = { DATA_DIR: join(home, 'place'), ...settings }
    // Such a backup must not replace existing data.
    const { code, output } = await runTogether('restore.ts', [file, '--overwrite'], place)
    expect([code, output]).toEqual([1, expect.stringContaining(message)])
    expect(existsSync(place.DATA_DIR)).toBe(false)
  },
)

test('a restore names a file that it cannot read', async () => {
  const file = join(home, 'missing')
  const { code, output } = await runScript('restore.ts', [file], { DATA_DIR: join(home, 'place') })
  expect([code, output]).toEqual([1, expect.stringContaining(`${file} cannot be read.`)])
})
