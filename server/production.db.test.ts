import { expect, test } from 'vitest'
import { runMain } from './platform/process/test-process.ts'

const server = process.env['TEST_DATABASE_URL']

test.runIf(server)('production refuses a database role that bypasses row security', async () => {
  const { ended, output } = runMain({
    NODE_ENV: 'production',
    DATABASE_URL: server!,
    PUBLIC_ORIGIN: 'https://pratocerto.exemplo.br',
    AUTH_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
  expect(await ended).toBe(1)
  expect(output()).toContain('ignora a separação entre contas (SUPERUSER)')
})
