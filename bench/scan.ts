import { signUp } from '../e2e/support/account.ts'
import { platePhoto } from '../e2e/support/plate-photo.ts'
import { startInstance } from './support/instance.ts'
import { percentile, report } from './support/measure.ts'

/** This benchmark measures a scan from the photo's last byte to the result, without a vision model. */

const description = '2 colheres de arroz, 1 concha de feijão, 1 bife acebolado e salada de alface'
/** Number of scans per account, within the quota of a trial. */
const scansEach = 5
const accounts = 8
const warmUp = 10

const instance = await startInstance()
try {
  const photo = await platePhoto({ widthPx: 800, heightPx: 600 })
  const samples: number[] = []
  for (let account = 0; account < accounts; account++) {
    const { cookie } = await signUp(instance.origin)
    for (let scan = 0; scan < scansEach; scan++) samples.push(await timeScan(cookie, photo))
  }
  report({
    what: 'photo of 800 px received → result sent, p50',
    measured: percentile(samples.slice(warmUp), 0.5),
    goal: 60,
    goalIs: 'at most',
    unit: 'ms',
    comparedTo: 'own goal',
  })
} finally {
  await instance.stop()
}

async function timeScan(cookie: string, photo: Buffer): Promise<number> {
  const { scan_id, uploadUrl, path } = (await post(cookie, '/api/scan-start', {})) as Record<string, string>
  const started = performance.now()
  const upload = await fetch(new URL(uploadUrl ?? '', instance.origin), {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', origin: instance.origin },
    body: new Uint8Array(photo),
  })
  if (!upload.ok) throw new Error(`the upload answered ${upload.status}: ${await upload.text()}`)
  await post(cookie, '/api/scan-complete', { scan_id, path, description })
  return performance.now() - started
}

async function post(cookie: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(instance.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: instance.origin, cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
