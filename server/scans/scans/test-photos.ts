import sharp from 'sharp'
import { memoryStorage } from '../../adapters/storage/memory-storage.ts'
import { createLog } from '../../platform/observability/log.ts'
import { signedLinks } from '../../platform/security/signed-link.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import type { TestApp, TestPerson } from '../../platform/process/test-app.ts'
import { createScans, type ScanParts, type Scans } from './service.ts'

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

/** Creates additional scans on the app's database and clock, with another model or queues. */
export function scansBeside(
  { database, clock }: TestApp,
  own: Pick<ScanParts, 'recognizer'> & Partial<ScanParts>,
): Scans {
  return createScans({
    database,
    clock,
    log: createLog('silent'),
    storage: memoryStorage(),
    links: signedLinks('a secret of this test'),
    visionCallsPerDay: 100,
    photoDays: 30,
    publicOrigin: 'http://localhost',
    ...own,
  })
}

/** Returns the token: the last segment of an upload address. */
export function tokenOf({ uploadUrl }: Pick<Started, 'uploadUrl'>): string {
  return uploadUrl.split('/').at(-1)!
}

export async function agreeToPhotos({ fetch }: TestPerson): Promise<void> {
  await readReply(fetch('/api/consents', { json: { purpose: 'fotos_ia', granted: true } }))
}
