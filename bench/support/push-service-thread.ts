import { parentPort, workerData } from 'node:worker_threads'
import { startFakePushService } from '../../server/adapters/push/fake-push-service.ts'

/** Data passed to the thread. */
export interface ServiceData {
  readonly now: string
  readonly browsers: number
  readonly publicKey: string
}

const { now, browsers, publicKey } = workerData as ServiceData
const service = await startFakePushService({ now: () => new Date(now) })
parentPort!.postMessage(Array.from({ length: browsers }, () => service.subscribe(publicKey)))
parentPort!.on('message', () => {
  // The number of distinct browsers shows whether a message was sent twice.
  parentPort!.postMessage({
    taken: service.taken.length,
    browsers: new Set(service.taken.map(({ endpoint }) => endpoint)).size,
  })
})
