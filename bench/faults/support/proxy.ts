import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, startChild } from '../../../scripts/toolbox.mjs'

/** Starts nginx on `port` with the supplied configuration, adapted to the folders and ports of this run. */
export function startProxy(home: string, port: number, [first, second]: readonly [number, number]) {
  const folder = join(home, 'proxy')
  mkdirSync(folder)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${join(folder, what)};`,
  )
  const conf = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
    .replace('http {', `http {\n${places.join('\n')}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('web-1:3000', `127.0.0.1:${first}`)
    .replace('web-2:3000', `127.0.0.1:${second}`)
    .replace('/dev/stdout', 'off;#')
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, conf)
  const own = `daemon off; pid ${join(folder, 'nginx.pid')};`
  // Output is ignored because nginx logs every lost copy, and this benchmark causes many.
  return startChild(['nginx', '-p', folder, '-c', path, '-g', own], { stdio: 'ignore' })
}
