import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

const hasNginx = spawnSync('nginx', ['-v']).error === undefined

/**
 * Starts nginx with `deploy/nginx.conf` in front of one copy, on a free port and with a temporary folder. Returns its
 * address.
 */
async function startProxy(upstreamPort: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'prato-certo-nginx-'))
  const port = await freePort()
  const conf = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')
    .replace('listen 8080 backlog=4096', `listen 127.0.0.1:${port}`)
    .replace('web-1:3000', `127.0.0.1:${upstreamPort}`)
    .replace(/^.*web-2:3000.*$/m, '')
    .replace('access_log /dev/stdout plain', 'access_log off')
    .replace('http {', `http { ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}`)
  writeFileSync(join(folder, 'nginx.conf'), conf)
  const own = `daemon off; pid ${folder}/nginx.pid;`
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', own], {
    stdio: 'ignore',
  })
  onTestFinished(() => {
    nginx.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${port}`
  while ((await fetch(`${origin}/proxyz`).catch(() => null)) === null) await setTimeout(20)
  return origin
}

/** Returns a port that nothing uses. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
const protections = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

test.runIf(hasNginx)("replies made by the proxy have the app's security headers", async () => {
  const origin = await startProxy(await freePort())
  for (const path of ['/', '/metrics', '/proxyz']) {
    const { headers } = await fetch(origin + path)
    expect(Object.fromEntries(headers)).toMatchObject(protections)
  }
})

test.runIf(hasNginx)('headers of the app pass the proxy unchanged', async () => {
  const sent = Object.fromEntries(Object.keys(protections).map((name) => [name, `of the app, ${name}`]))
  const copy = createServer((_, response) => response.writeHead(200, sent).end('ok'))
  onTestFinished(() => void copy.close())
  const origin = await startProxy(await listen(copy))
  const { headers } = await fetch(origin)
  expect(Object.fromEntries(headers)).toMatchObject(sent)
})
