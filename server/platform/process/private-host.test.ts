import { expect, test } from 'vitest'
import { isPrivateHost } from './private-host.ts'

test.for([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['10.1.2.3', true],
  ['[fd00::1]', true],
  ['postgres', true],
  ['/var/run/postgresql', true],
  ['banco.internal', true],
  ['minio.prato.svc.cluster.local', true],
  ['8.8.8.8', false],
  ['[2606:4700::1]', false],
  ['banco.exemplo.br', false],
  ['internal.exemplo.br', false],
  ['localhost.exemplo.br', false],
] as const)('%s is a private host: %s', ([host, isPrivate]) => {
  expect(isPrivateHost(host)).toBe(isPrivate)
})
