import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Bucket, s3Storage } from './adapters/storage/s3-storage.ts'
import { emptyBucketAt } from './adapters/storage/test-bucket.ts'
import { createLog } from './platform/observability/log.ts'
import { runScript } from './platform/process/test-script.ts'
import { furnish } from './platform/database/test-snapshot.ts'

/** Address of an S3 server that the test script starts (`scripts/s3-server.mjs`). */
const server = process.env['TEST_S3_URL'] ?? ''
const home = await mkdtemp(join(tmpdir(), 'prato-certo-copia-de-balde-'))
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 5 }))

const settingsOf = (name: string, bucket: Bucket) => ({
  DATA_DIR: join(home, name),
  S3_ENDPOINT: bucket.endpoint,
  S3_BUCKET: bucket.bucket,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
})

test.runIf(server)(
  'a bucket is backed up, and a restore deletes objects outside the backup',
  { timeout: 240_000 },
  async () => {
    const own = randomUUID().slice(0, 8)
    const [here, there] = [await emptyBucketAt(server, `${own}-a`), await emptyBucketAt(server, `${own}-b`)]
    const [photos, others] = [here, there].map((bucket) => s3Storage(bucket, { log: createLog('silent') }))
    const photo = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
    await photos!.put('scans/ana/one.jpg', photo)
    await others!.put('scans/bia/later.jpg', Uint8Array.of(1))
    await furnish(join(home, 'here'))

    const copy = join(home, 'copy.tar')
    expect(await runScript('backup.ts', [copy], settingsOf('here', here))).toMatchObject({ code: 0 })
    const refused = await runScript('restore.ts', [copy], settingsOf('there', there))
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('already has 1 objects')])
    expect(existsSync(join(home, 'there', 'database'))).toBe(false)
    const again = await runScript('restore.ts', [copy, '--overwrite'], settingsOf('there', there))
    expect(again).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 objects, equal to the backup'),
    })
    expect(Buffer.compare((await others!.get('scans/ana/one.jpg')) ?? new Uint8Array(), photo)).toBe(0)
    expect(await others!.get('scans/bia/later.jpg')).toBeNull()
  },
)
