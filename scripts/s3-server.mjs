import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall } from './debian.mjs'
import { root, startChild } from './toolbox.mjs'

/**
 * @typedef {{ url: string, stop: () => Promise<void> }} Storage
 * @typedef {{ missing: string }} Missing why there is no S3 server to test with
 */

const python = '/usr/bin/python3'
const swift = '/usr/lib/python3/dist-packages/swift/common/middleware/s3api'
const key = { accessKeyId: 'prato:certo', secretAccessKey: 'segredo-de-teste' }

/**
 * Starts a private S3 server (Debian's OpenStack Swift) in a temporary folder on a free port with an empty bucket,
 * deleted by `stop`. Uses TEST_S3_URL (`http://KEY:SECRET@host:port/BUCKET`) instead when set.
 * @returns {Promise<Storage | Missing>}
 */
export async function startS3() {
  const given = process.env['TEST_S3_URL']
  if (given) return { url: given, stop: async () => {} }
  if (!existsSync(swift)) aptInstall('python3-swift')
  if (!existsSync(swift))
    return {
      missing: 'no OpenStack Swift found (python3-swift); install it or set TEST_S3_URL',
    }

  const home = mkdtempSync(join(tmpdir(), 'prato-certo-s3-'))
  const script = join(root, 'scripts', 'swift-server.py')
  const server = startChild([python, '-W', 'ignore', script, home, key.accessKeyId, key.secretAccessKey], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const stopped = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await stopped
    }
    rmSync(home, { recursive: true, force: true })
  }
  const start = await untilReady(server)
  if ('problem' in start) {
    await stop()
    return { missing: `the S3 server did not start:\n${start.problem}` }
  }
  const url = new URL(`http://127.0.0.1:${start.port}/pratos`)
  url.username = encodeURIComponent(key.accessKeyId)
  url.password = key.secretAccessKey
  await createBucket(url)
  return { url: url.href, stop }
}

/** @param {URL} url */
async function createBucket({ origin, pathname }) {
  // Imported lazily, because a fresh clone has no packages yet when this file is loaded.
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    endpoint: origin,
    region: 'us-east-1',
    credentials: key,
    forcePathStyle: true,
  })
  await client.send(new CreateBucketCommand({ Bucket: pathname.slice(1) }))
  client.destroy()
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<{ port: string } | { problem: string }>}
 */
function untilReady(server) {
  return new Promise((resolve) => {
    let log = ''
    server.stderr?.on('data', (chunk) => (log += chunk))
    server.stdout?.on('data', (chunk) => {
      const port = /port (\d+)/.exec(String(chunk))?.[1]
      if (port) resolve({ port })
    })
    server.on('error', (error) => resolve({ problem: error.message }))
    server.on('exit', () => resolve({ problem: log.trim() }))
  })
}
