import { join } from 'node:path'
import { type Config, ConfigError } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import { fileStorage } from './file-storage.ts'
import type { ObjectStorage } from './object-storage.ts'
import { s3Storage } from './s3-storage.ts'

/**
 * A bucket where one is set, else files under DATA_DIR.
 *
 * @throws {ConfigError} where the bucket is not there or the keys do not open it.
 */
export async function storageFrom({ bucket, dataDir }: Config, log: Log): Promise<ObjectStorage> {
  if (!bucket) return fileStorage(join(dataDir, 'objects'))
  const storage = s3Storage(bucket, { log })
  const defect = await storage.findDefect()
  if (defect) throw new ConfigError(`O armazenamento não está certo:\n  - ${defect}`)
  return storage
}
