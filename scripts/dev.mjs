import { join } from 'node:path'
import { ensureInstalled } from './dependencies.mjs'
import { freePort } from './free-port.mjs'
import { childEnvironment, main, nodePath, root, startChild, tool } from './toolbox.mjs'

/** Starts the development servers: Vite serves the web with hot reload and proxies the API to the watched server. */
await main(async () => {
  await ensureInstalled()
  const port = process.env['PORT'] ?? '5173'
  const apiPort = await freePort()
  const origin = `http://localhost:${port}`

  const server = startChild(
    [nodePath(), '--watch', '--watch-preserve-output', join(root, 'server', 'main.ts')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: childEnvironment({ PORT: String(apiPort), PUBLIC_ORIGIN: origin, NODE_ENV: 'development' }),
    },
  )
  const web = startChild(tool('vite', 'vite', '--port', port, '--strictPort', '--logLevel', 'warn'), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnvironment({ API_ORIGIN: `http://127.0.0.1:${apiPort}` }),
  })
  console.log(`Development server at ${origin} (web with hot reload, server restarts on save)`)

  const code = await Promise.race([server, web].map(exitCode))
  server.kill()
  web.kill()
  return code
})

/** @param {import('node:child_process').ChildProcess} child */
function exitCode(child) {
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
