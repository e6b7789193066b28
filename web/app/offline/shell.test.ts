import { expect, test } from 'vitest'
import { documentFor, type Shell } from './shell.ts'

const shell: Shell = {
  kept: [],
  parts: '',
  scripts: '',
  documents: { '/app': '/app/index.html', '/auth': '/auth/index.html' },
  screen: '/app.html',
  pages: ['/'],
}

test.each([
  ['/app', '/app/index.html'],
  ['/app/', '/app/index.html'],
  ['/auth', '/auth/index.html'],
  ['/scan', '/app.html'],
  ['/receitas/moqueca', '/app.html'],
])('%s opens the document %s of the app', (path, document) => {
  expect(documentFor(path, shell)).toEqual({ document, isFresh: false })
})

test('the landing page is fetched, with the app as offline fallback', () => {
  expect(documentFor('/', shell)).toEqual({ document: '/app.html', isFresh: true })
})

test.each([
  '/api/auth/get-session',
  '/demonstracao/pagamento',
  '/descadastro',
  '/segunda-etapa',
  '/relatorio-do-mes',
  '/receita/moqueca',
  '/imagens/moqueca',
  '/dev/mailbox',
  '/healthz',
  '/readyz',
  '/sitemap.xml',
  '/auth-success',
  '/email-confirmation',
  '/reset-password',
])('%s always goes to the network', (path) => {
  expect(documentFor(path, shell)).toBeNull()
})
