import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { temporaryFolder } from '../../support/instance.ts'
import { type Copy, startCopy } from './copy.ts'
import { freePort } from '../../../scripts/free-port.mjs'

/** A server process with a movable clock, on a database whose clock is right. */
export interface MovedClock {
  readonly copy: Copy
  readonly databaseUrl: string
  /** Sets the clock offset: `+3d`, `-2h`, `+0`. */
  moveTo(offset: string): Promise<void>
  stop(): Promise<void>
}

/** Wait after a change of the clock, ms; libfaketime reads the offset file on every clock call. */
const settledMs = 300

export async function startMovedClock(): Promise<MovedClock | { readonly missing: string }> {
  const library = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
    .map((folder) => `${folder}/faketime/libfaketimeMT.so.1`)
    .find((path) => existsSync(path))
  if (!library) return { missing: 'falta o pacote "faketime" do Debian' }
  const cluster = await startPostgres()
  if ('missing' in cluster) return cluster
  const folder = mkdtempSync(join(tmpdir(), 'prato-certo-clock-'))
  const offsetFile = join(folder, 'offset')
  const dataDir = temporaryFolder()
  writeFileSync(offsetFile, '+0')
  const copy = await startCopy({
    port: await freePort(),
    settings: {
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.url,
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: offsetFile,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  })
  return {
    copy,
    databaseUrl: cluster.url,
    moveTo: async (offset) => {
      writeFileSync(offsetFile, offset)
      await setTimeout(settledMs)
    },
    stop: async () => {
      await copy.kill('SIGTERM')
      await cluster.stop()
      for (const place of [dataDir, folder]) rmSync(place, { recursive: true, force: true })
    },
  }
}
