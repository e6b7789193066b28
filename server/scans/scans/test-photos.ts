import sharp from 'sharp'
import { memoryStorage } from '../../adapters/storage/memory-storage.ts'
import { accountContextOf, contextOf } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { noMetrics } from '../../platform/observability/metrics.ts'
import { createLog } from '../../platform/observability/log.ts'
import { signedLinks } from '../../platform/security/signed-link.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import type { TestApp, TestPerson } from '../../platform/process/test-app.ts'
import { cancelScan } from './cancel-scan.ts'
import { completeScan } from './complete-scan.ts'
import { readScan } from './read-scan.ts'
import { receivePhoto } from './receive-photo.ts'
import { createQueues } from './rules.ts'
import type { ScanServices } from './scan-services.ts'
import { startScan } from './start-scan.ts'

export interface Started {
  scan_id: string
  uploadUrl: string
}

export async function photographOf(background: string) {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background } })
  return new Uint8Array(await plain.jpeg().toBuffer())
}

export function askScan({ fetch }: TestPerson, json: object = {}): Promise<Response> {
  return fetch('/api/scan-start', { json })
}

export function putPhoto(
  { fetch }: TestPerson,
  { uploadUrl }: Started,
  body: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const headers = { 'content-type': 'image/jpeg' }
  return fetch(new URL(uploadUrl).pathname, { method: 'PUT', body, headers })
}

export async function usedScans({ fetch }: TestPerson): Promise<number> {
  return (await readReply<{ scans_used_mo: number }>(fetch('/api/subscriptions-me'))).scans_used_mo
}

export type Scans = ReturnType<typeof scansBeside>

/** Runs the use cases of scans on the app's database and clock, with another model or queues. */
export function scansBeside(
  { database, clock }: TestApp,
  own: Pick<ScanServices, 'recognizer'> & Partial<ScanServices>,
) {
  const services = {
    database,
    clock,
    log: createLog('silent'),
    metrics: noMetrics,
    storage: memoryStorage(),
    links: signedLinks('a secret of this test'),
    visionCallsPerDay: 100,
    photoDays: 30,
    publicOrigin: 'http://localhost',
    scanQueues: createQueues(),
    ...own,
  }
  const as = (accountId: AccountId) => accountContextOf(services, accountId)
  return {
    start: (accountId: AccountId) => startScan(as(accountId), {}),
    receivePhoto: (token: string, mediaType: string, bytes: Uint8Array) =>
      receivePhoto(contextOf(services), { token, mediaType, bytes }),
    complete: (accountId: AccountId, { id, ...asked }: { id: string; description?: string }) =>
      completeScan(as(accountId), { scan_id: id, ...asked }),
    describe: (accountId: AccountId, id: string) => readScan(as(accountId), { id }),
    cancel: (accountId: AccountId, id: string) => cancelScan(as(accountId), { id }),
  }
}

/** Returns the token: the last segment of an upload address. */
export function tokenOf({ uploadUrl }: Pick<Started, 'uploadUrl'>): string {
  return uploadUrl.split('/').at(-1)!
}

export async function agreeToPhotos({ fetch }: TestPerson): Promise<void> {
  await readReply(fetch('/api/consents', { json: { purpose: 'fotos_ia', granted: true } }))
}
