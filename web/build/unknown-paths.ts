import type { Connect, Plugin } from 'vite'

const isPage = (url: string) =>
  !/^\/(@|api\/|node_modules\/|healthz|readyz)/.test(url) && !/\.\w+(\?|$)/.test(url)

/** Every page but the landing is the app; Vite alone would answer an unknown path with the landing. */
export function unknownPaths(page: (path: string) => string): Plugin {
  const rewrite: Connect.NextHandleFunction = (request, _reply, next) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const wantsPage = request.headers.accept?.includes('text/html') === true
    if (path !== '/' && wantsPage && isPage(path)) request.url = page(path)
    next()
  }
  return {
    name: 'unknown-paths',
    configureServer: (server) => void server.middlewares.use(rewrite),
    configurePreviewServer: (server) => void server.middlewares.use(rewrite),
  }
}
