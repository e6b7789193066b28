import { createHash } from 'node:crypto'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import { fail } from '../../platform/failure.ts'
import { describeError, type Log } from '../../platform/observability/log.ts'
import { once } from '../../platform/concurrency/once.ts'
import { assertStorageKey, type ObjectStorage } from './object-storage.ts'

export interface Bucket {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface S3Surroundings {
  readonly log: Log
  /** Milliseconds for one object with its retries, because a person waits for the upload. */
  readonly limitMs?: number
}

const tries = 3

export interface S3Storage extends ObjectStorage {
  /**
   * Returns, in Portuguese, what an operator has to fix in the configuration; `undefined` if nothing, or if the server
   * cannot be reached.
   */
  findDefect(): Promise<string | undefined>
}

/** Connection to a bucket, with the library that makes its commands. */
interface OpenBucket extends Required<S3Surroundings> {
  readonly sdk: typeof import('@aws-sdk/client-s3')
  readonly client: S3Client
  readonly where: Bucket
}

/**
 * Creates a storage in a bucket of any S3-compatible server, which several copies of the app can share. The library is
 * loaded with the first object.
 */
export function s3Storage(where: Bucket, { log, limitMs = 10_000 }: S3Surroundings): S3Storage {
  const open = once(async (): Promise<OpenBucket> => {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: connect(sdk.S3Client, where, limitMs), where, log, limitMs }
  })
  return {
    put: async (key, bytes) => {
      assertStorageKey(key)
      await putObject(await open(), key, bytes)
    },
    get: async (key) => {
      assertStorageKey(key)
      return getObject(await open(), key)
    },
    remove: async (key) => {
      assertStorageKey(key)
      await removeObject(await open(), key)
    },
    async *list() {
      yield* listObjects(await open())
    },
    findDefect: async () => findDefect(await open()),
  }
}

async function putObject(opened: OpenBucket, key: string, bytes: Uint8Array): Promise<void> {
  const { sdk, client, where } = opened
  const content = { Body: bytes, Metadata: { sha256: sha256(bytes) } }
  const command = new sdk.PutObjectCommand({ Bucket: where.bucket, Key: key, ...content })
  await ask(opened, 'put', async (abortSignal) => {
    const { ETag } = await client.send(command, { abortSignal })
    // Every S3 server returns an ETag; an error or login page of a proxy does not.
    if (!ETag) throw new Error('nothing says that the object is kept')
  })
}

async function getObject(opened: OpenBucket, key: string): Promise<Uint8Array | null> {
  const { sdk, client, where } = opened
  const command = new sdk.GetObjectCommand({ Bucket: where.bucket, Key: key })
  return ask(opened, 'get', async (abortSignal) => {
    try {
      const found = await client.send(command, { abortSignal })
      const bytes = (await found.Body?.transformToByteArray()) ?? new Uint8Array()
      if (isWhatWasPut(bytes, found)) return bytes
    } catch (error) {
      // A missing bucket and a wrong address answer 404 too; only this error's name means that the object is missing.
      if (error instanceof sdk.NoSuchKey) return null
      throw error
    }
    throw new Error('The storage answered with other bytes than were put.')
  })
}

async function removeObject(opened: OpenBucket, key: string): Promise<void> {
  const { sdk, client, where } = opened
  const command = new sdk.DeleteObjectCommand({ Bucket: where.bucket, Key: key })
  await ask(opened, 'remove', (abortSignal) => client.send(command, { abortSignal }))
}

async function* listObjects(opened: OpenBucket): AsyncGenerator<string> {
  const { sdk, client, where } = opened
  let ContinuationToken: string | undefined
  do {
    const command = new sdk.ListObjectsV2Command({ Bucket: where.bucket, ContinuationToken })
    const page = await ask(opened, 'list', (abortSignal) => client.send(command, { abortSignal }))
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken !== undefined)
}

async function findDefect({ sdk, client, where, log, limitMs }: OpenBucket): Promise<string | undefined> {
  const { bucket, endpoint } = where
  try {
    const abortSignal = AbortSignal.timeout(limitMs)
    await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), { abortSignal })
    return undefined
  } catch (error) {
    const status = error instanceof sdk.S3ServiceException && error.$metadata.httpStatusCode
    if (status === 404) return `S3_BUCKET: não há um bucket "${bucket}" em ${endpoint}.`
    if (status === 401 || status === 403)
      return `S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY: ${endpoint} não abre o bucket "${bucket}" com elas.`
    log.warn({ error: describeError(error) }, 'object storage cannot be reached')
    return undefined
  }
}

/** Runs a call within the time limit. Logs its error for the operator and throws `storage_unavailable` instead. */
async function ask<T>(
  { log, limitMs }: OpenBucket,
  what: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(limitMs)
  try {
    return await Promise.race([work(signal), whenOver(signal)])
  } catch (error) {
    log.warn({ what, error: describeError(error) }, 'object storage failed')
    throw fail('storage_unavailable', {}, { headers: { 'retry-after': '5' } })
  }
}

function connect(Client: typeof S3Client, where: Bucket, limitMs: number): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = where
  return new Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A self-hosted server has one host name, not one per bucket.
    forcePathStyle: true,
    maxAttempts: tries,
    requestHandler: {
      connectionTimeout: limitMs / 4,
      requestTimeout: limitMs / 2,
      throwOnRequestTimeout: true,
    },
    // Checksums are sent only where required, because not every server supports those of the SDK; the hash of the bytes
    // is sent as metadata instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/**
 * Returns whether the bytes have the hash in the object's metadata. An object that was copied into the bucket has no
 * such hash; its ETag is compared instead, which is the MD5 on most servers.
 */
function isWhatWasPut(bytes: Uint8Array, told: Pick<GetObjectCommandOutput, 'Metadata' | 'ETag'>): boolean {
  const kept = told.Metadata?.['sha256']
  if (kept !== undefined) return kept === sha256(bytes)
  return told.ETag?.replaceAll('"', '') === createHash('md5').update(bytes).digest('hex')
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Rejects when the signal aborts, because a stalled body does not always react to its request's signal. */
function whenOver(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The storage took too long.')), { once: true })
  })
}
