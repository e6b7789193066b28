import { readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { platePhoto } from '../../e2e/support/plate-photo.ts'
import { temporaryFolder } from '../support/instance.ts'
import { isReady, startCopy } from './support/copy.ts'
import { reportAtLeast, reportAtMost, reportNone, setting } from './support/fault-report.ts'
import { enter } from './support/person.ts'
import { freePort } from '../../scripts/free-port.mjs'

/** This fault test checks the limits of one process: silent connections, endless headers, and many photos at once. */

const slowClients = setting('FAULT_SLOW_CLIENTS', 2000)
const photosAtOnce = setting('FAULT_PHOTOS', 40)

const dataDir = temporaryFolder()
const copy = await startCopy({ port: await freePort(), settings: { DATA_DIR: dataDir } })
const { port } = new URL(copy.origin)
const visitor = await enter(copy.origin)
const dayMs = async () => (await visitor.ask(copy.origin, '/api/plan-today')).ms
await dayMs()
const usualMb = residentMb()
await testSlowClients()
await testHugeHeaders()
await testPhotos()
reportNone('process ended', Number(copy.child.exitCode !== null || copy.child.signalCode !== null))
reportNone('exit code after SIGTERM', (await copy.kill('SIGTERM')) ?? 1)
rmSync(dataDir, { recursive: true, force: true })
process.exit()

async function testSlowClients(): Promise<void> {
  const sockets: Socket[] = []
  for (let client = 0; client < slowClients; client++) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write('POST /api/auth/sign-in/email HTTP/1.1\r\nhost: localhost\r\ncontent-le')
    sockets.push(socket)
    if (client % 100 === 99) await setTimeout(20)
  }
  await setTimeout(1000)
  const waited = await dayMs()
  const grownMb = residentMb() - usualMb
  for (const socket of sockets) socket.destroy()
  reportAtMost(`${slowClients} clients with half a header: added memory`, grownMb, 150, 'MB')
  reportAtMost(`${slowClients} clients with half a header: other requests`, waited, 2000, 'ms')
}

async function testHugeHeaders(): Promise<void> {
  const statuses: number[] = []
  for (let time = 0; time < 20; time++) {
    const reply = await fetch(copy.origin, { headers: { 'x-long': 'x'.repeat(60_000) } }).catch(() => null)
    await reply?.arrayBuffer()
    statuses.push(reply?.status ?? 0)
  }
  reportNone('accepted headers of 60 kB', statuses.filter((status) => status !== 431).length)
  reportNone('not ready afterwards', Number(!(await isReady(copy.origin))))
}

/**
 * Sends many photos of 12 megapixels, the maximum, at once; a request that waits too long must be rejected with an
 * error code.
 */
async function testPhotos(): Promise<void> {
  const photo = new Uint8Array(await platePhoto({ widthPx: 4000, heightPx: 3000 }))
  const people = await Promise.all(
    Array.from({ length: Math.ceil(photosAtOnce / 5) }, () => enter(copy.origin)),
  )
  const scans = await Promise.all(
    people.flatMap((person) =>
      Array.from({ length: 5 }, async () => {
        const begun = await person.ask(copy.origin, '/api/scan-start', { json: {} })
        const url = Reflect.get(Object(begun.body), 'uploadUrl')
        return { person, path: typeof url === 'string' ? new URL(url).pathname : '' }
      }),
    ),
  )
  let mostMb = 0
  const watch = setInterval(() => (mostMb = Math.max(mostMb, residentMb())), 50)
  const sent = scans.map(({ person, path }) =>
    person.ask(copy.origin, path, { method: 'PUT', bytes: photo, type: 'image/jpeg', patienceMs: 120_000 }),
  )
  await setTimeout(200)
  const waited = await dayMs()
  const answers = await Promise.all(sent)
  clearInterval(watch)
  const taken = answers.filter(({ status }) => status === 200).length
  const told = answers.filter(({ code }) => code === 'busy').length
  console.log(
    `  ${scans.length} photos of ${Math.round(photo.length / 1000)} kB: ${taken} taken, ${told} asked to wait`,
  )
  reportAtLeast('photos accepted', taken, 1)
  reportNone('photos neither accepted nor told to retry', scans.length - taken - told)
  reportAtMost('concurrent photos: added memory', mostMb - usualMb, 500, 'MB')
  reportAtMost('concurrent photos: other requests', waited, 5000, 'ms')
}

/** Returns the resident memory of the server process, MB. */
function residentMb(): number {
  const { pid } = copy.child
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1000
}
