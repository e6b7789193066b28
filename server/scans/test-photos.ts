import sharp from 'sharp'
import { readReply } from '../platform/test-answers.ts'
import type { TestPerson } from '../platform/test-app.ts'

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
