import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'
import { settingNames } from './settings.ts'
import { settingsDocument } from './settings-reference.ts'
import { makeVapidKeys } from './vapid-keys.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app:segredo@banco/prato',
  PUBLIC_ORIGIN: 'https://pratocerto.exemplo.br',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://correio:segredo@smtp.exemplo.br',
}

test('without settings the instance is embedded and local to this machine', () => {
  expect(parseConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    dataDir: '.data',
    databaseUrl: undefined,
    publicOrigin: 'http://localhost:3000',
    smtpUrl: undefined,
    trustedProxies: 0,
    vision: { provider: 'none' },
    images: { provider: 'none' },
    stockImages: { url: undefined },
    payments: { accessToken: undefined, webhookSecrets: [] },
    pixel: undefined,
  })
})

test('a complete production configuration is accepted', () => {
  expect(parseConfig(production)).toMatchObject({
    production: true,
    host: '0.0.0.0',
    databaseUrl: production.DATABASE_URL,
  })
})

test('production without its settings names every missing one at once', () => {
  const message = messageOf({ NODE_ENV: 'production' })
  for (const name of ['DATABASE_URL', 'PUBLIC_ORIGIN', 'AUTH_SECRET', 'SMTP_URL']) {
    expect(message).toContain(`${name}: falta`)
  }
})

test('production rejects a public origin without https', () => {
  const message = messageOf({ ...production, PUBLIC_ORIGIN: 'http://pratocerto.exemplo.br' })
  expect(message).toContain('PUBLIC_ORIGIN: veio "http://pratocerto.exemplo.br", em produção o permitido é')
})

test('production rejects plain-text services over the internet', () => {
  const plain = {
    DATABASE_URL: 'postgres://app:segredo@banco.exemplo.br/prato',
    S3_ENDPOINT: 'http://fotos.exemplo.br',
    VISION_BASE_URL: 'http://modelo.exemplo.br/v1',
    IMAGE_BASE_URL: 'http://modelo.exemplo.br/v1',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://rastros.exemplo.br:4318',
    PIXEL_URL: 'http://pixel.exemplo.br/tr',
  }
  const message = messageOf({ ...production, ...plain })
  for (const name of Object.keys(plain)) expect(message).toContain(`${name}: `)
  expect(message).not.toContain('segredo')
  const checked = 'postgres://app:segredo@banco.exemplo.br/prato?sslmode=verify-full'
  expect(parseConfig({ ...production, DATABASE_URL: checked }).databaseUrl).toBe(checked)
  expect(messageOf({ ...production, DATABASE_URL: checked.replace('verify-full', 'no-verify') })).toContain(
    'sslmode=verify-full',
  )
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = plain
  expect(parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector }).tracesEndpoint).toBe(collector)
})

test('production accepts services of its private network without TLS', () => {
  const inside = {
    DATABASE_URL: 'postgres:///prato?host=/var/run/postgresql',
    VISION_BASE_URL: 'http://10.0.0.7:11434/v1',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  }
  expect(parseConfig({ ...production, ...inside }).databaseUrl).toBe(inside.DATABASE_URL)
})

test.for([
  ['PORT', 'abc', 'PORT: veio "abc", o permitido é um número inteiro de 0 a 65535.'],
  ['PORT', '70000', 'PORT: veio "70000", o permitido é um número inteiro de 0 a 65535.'],
  ['NODE_ENV', 'prod', 'NODE_ENV: veio "prod", o permitido é production, development ou test.'],
  [
    'PUBLIC_ORIGIN',
    'https://x.br/app',
    'PUBLIC_ORIGIN: veio "https://x.br/app", o permitido é um endereço como',
  ],
  [
    'ADMIN_EMAILS',
    'dona@x.br, eu',
    'ADMIN_EMAILS: veio "dona@x.br, eu", o permitido é e-mails separados por vírgula.',
  ],
  ['LOG_LEVEL', 'alto', 'LOG_LEVEL: veio "alto", o permitido é um de: fatal, error'],
  ['IMAGE_PROVIDER', 'meu', 'IMAGE_PROVIDER: veio "meu", o permitido é um de: none, openai,'],
  ['IMAGE_COST_USD', '0,04', 'IMAGE_COST_USD: veio "0,04", o permitido é um valor em dólares como 0.04.'],
  [
    'STOCK_IMAGES_URL',
    'http://fotos.exemplo/busca?q={query}',
    'STOCK_IMAGES_URL: veio "http://fotos.exemplo/busca?q={query}", o permitido é um endereço https:// com {query}',
  ],
  [
    'STOCK_IMAGES_URL',
    'https://fotos.exemplo/busca',
    'o permitido é um endereço https:// com {query} no lugar das palavras buscadas.',
  ],
  ['MAIL_FROM', 'Prato', 'MAIL_FROM: veio "Prato", o permitido é um remetente como'],
] as const)('%s=%s is refused by name, value and what is allowed', ([name, value, text]) => {
  expect(messageOf({ [name]: value })).toContain(text)
})

test('an invalid secret is not repeated in the message', () => {
  const message = messageOf({ AUTH_SECRET: 'curto-e-secreto', DATABASE_URL: 'mysql://eu:minhasenha@banco' })
  expect(message).toContain('AUTH_SECRET: veio um valor de 15 caracteres')
  expect(message).not.toMatch(/secreto|minhasenha/)
})

test('previous secrets are a list, none short and none equal to the current one', () => {
  const [today, before] = ['x'.repeat(32), 'y'.repeat(32)]
  const read = (list: string) => ({ AUTH_SECRET: today, AUTH_SECRET_BEFORE: list })
  expect(parseConfig(read(`${before}, ${'z'.repeat(32)}`)).authSecretsBefore).toEqual([
    before,
    'z'.repeat(32),
  ])
  expect(messageOf(read(`${before},curto`))).toMatch(/AUTH_SECRET_BEFORE: veio um valor de 38 caracteres/)
  expect(messageOf(read(today))).toContain('ainda não foi trocado')
})

test('a vision provider needs its address, key and model', () => {
  expect(messageOf({ VISION_PROVIDER: 'openai-compatible' })).toMatch(
    /VISION_BASE_URL: falta[^]*VISION_MODEL: falta/,
  )
  expect(messageOf({ VISION_PROVIDER: 'google', VISION_MODEL: 'm' })).toContain('VISION_API_KEY: falta')
  expect(parseConfig({ VISION_PROVIDER: 'ollama', VISION_MODEL: 'm' }).vision).toMatchObject({
    dailyLimit: 500,
  })
})

test('a seller account has a token, one or two webhook secrets, and a number', () => {
  const { payments } = parseConfig({
    MP_ACCESS_TOKEN: 'APP_USR-1',
    MP_WEBHOOK_SECRET: 'novo, antigo',
    MP_COLLECTOR_ID: '44444',
  })
  expect(payments).toEqual({
    accessToken: 'APP_USR-1',
    webhookSecrets: ['novo', 'antigo'],
    collectorId: '44444',
    baseUrl: undefined,
  })
  expect(messageOf({ MP_COLLECTOR_ID: 'eu' })).toContain('MP_COLLECTOR_ID: veio "eu", o permitido é o número')
})

test('the seller number is read from the token, or else required', () => {
  const token = 'APP_USR-8499883828799661-062409-bf057c51fc05f87eba5608328f869879-776566693'
  expect(parseConfig({ MP_ACCESS_TOKEN: token }).payments.collectorId).toBe('776566693')
  const said = parseConfig({ MP_ACCESS_TOKEN: token, MP_COLLECTOR_ID: '44444' })
  expect(said.payments.collectorId).toBe('44444')
  const message = messageOf({ MP_ACCESS_TOKEN: 'APP_USR-segredo' })
  expect(message).toContain('MP_COLLECTOR_ID: falta')
  expect(message).not.toContain('segredo')
})

test('production rejects a payment address without https', () => {
  const address = { MP_BASE_URL: 'http://127.0.0.1:4000' }
  expect(messageOf({ ...production, ...address })).toContain('MP_BASE_URL: veio "http://127.0.0.1:4000"')
  expect(parseConfig(address).payments.baseUrl).toBe('http://127.0.0.1:4000')
})

test('an image provider needs its address, key and model, Google a Gemini model', () => {
  expect(messageOf({ IMAGE_PROVIDER: 'openai-compatible' })).toMatch(
    /IMAGE_BASE_URL: falta[^]*IMAGE_MODEL: falta/,
  )
  expect(messageOf({ IMAGE_PROVIDER: 'openai', IMAGE_MODEL: 'm' })).toContain('IMAGE_API_KEY: falta')
  expect(messageOf({ IMAGE_PROVIDER: 'google', IMAGE_API_KEY: 'chave', IMAGE_MODEL: 'imagen-4' })).toContain(
    'IMAGE_MODEL: veio "imagen-4", com IMAGE_PROVIDER=google o permitido começa com gemini-.',
  )
  const complete = { IMAGE_PROVIDER: 'openai', IMAGE_API_KEY: 'chave', IMAGE_MODEL: 'm' }
  expect(parseConfig({ ...complete, IMAGE_COST_USD: '0.04' }).images).toEqual({
    provider: 'openai',
    baseUrl: undefined,
    apiKey: 'chave',
    model: 'm',
    costUsd: 0.04,
  })
})

test('a pixel is set by its number, with the address of Meta as default', () => {
  expect(parseConfig({ PIXEL_ID: '1234567890' }).pixel).toEqual({
    id: '1234567890',
    url: 'https://www.facebook.com/tr',
  })
  expect(parseConfig({ PIXEL_ID: '12345', PIXEL_URL: 'http://localhost:1/tr' }).pixel?.url).toBe(
    'http://localhost:1/tr',
  )
  expect(parseConfig({ PIXEL_URL: 'http://localhost:1/tr' }).pixel).toBeUndefined()
  expect(messageOf({ PIXEL_ID: 'meu' })).toContain('PIXEL_ID: veio "meu", o permitido é o número do pixel')
})

test('administrators are set by e-mail, case-insensitively', () => {
  expect([...parseConfig({ ADMIN_EMAILS: ' Dona@X.br, eu@y.br ,' }).adminEmails]).toEqual([
    'dona@x.br',
    'eu@y.br',
  ])
})

test('an empty line in an .env file counts as missing', () => {
  expect(parseConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

function messageOf(environment: Record<string, string>): string {
  try {
    parseConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('The configuration was taken.')
}

test('push keys are a pair, and the contact defaults to the instance', () => {
  const keys = makeVapidKeys()
  const set = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey }
  expect(parseConfig({}).push).toEqual({ keys: undefined, subject: 'mailto:nao-responda@localhost' })
  expect(parseConfig({ ...production, ...set }).push).toEqual({ keys, subject: production.PUBLIC_ORIGIN })
  expect(parseConfig({ VAPID_SUBJECT: 'mailto:oi@exemplo.br' }).push.subject).toBe('mailto:oi@exemplo.br')
  expect(messageOf({ VAPID_PUBLIC_KEY: keys.publicKey })).toContain('VAPID_PRIVATE_KEY: falta')
  const other = makeVapidKeys().privateKey
  const message = messageOf({ ...set, VAPID_PRIVATE_KEY: other })
  expect(message).toContain('VAPID_PUBLIC_KEY: não é a chave pública')
  expect(message).not.toContain(other)
})

test('docs/settings.md lists every setting and is up to date', async () => {
  const document = await readFile(new URL('../../../docs/settings.md', import.meta.url), 'utf8')
  expect(document).toBe(settingsDocument())
  const rows = document.matchAll(/^\| `([A-Z][A-Z\d_]+)` \|/gm)
  expect([...rows].map(([, name = '']) => name).toSorted()).toEqual(settingNames.toSorted())
})

test('a process with a partial role names the settings that all copies share', () => {
  const message = messageOf({ ROLE: 'web' })
  for (const name of ['DATABASE_URL', 'AUTH_SECRET', 'S3_ENDPOINT']) {
    expect(message).toContain(`${name}: falta, e ROLE=web precisa dela`)
  }
  const shared = { DATABASE_URL: production.DATABASE_URL, AUTH_SECRET: production.AUTH_SECRET }
  expect(parseConfig({ ...shared, ROLE: 'worker', DATA_DIR: '/srv/fotos' })).toMatchObject({ role: 'worker' })
  expect(parseConfig({})).toMatchObject({ role: 'all', bucket: undefined })
})

test('the settings of a bucket are required together', () => {
  const bucket = { S3_ENDPOINT: 'http://guarda:9000', S3_BUCKET: 'pratos', S3_ACCESS_KEY_ID: 'chave' }
  expect(messageOf(bucket)).toContain('S3_SECRET_ACCESS_KEY: falta')
  expect(parseConfig({ ...bucket, S3_SECRET_ACCESS_KEY: 'segredo' }).bucket).toEqual({
    endpoint: 'http://guarda:9000',
    bucket: 'pratos',
    region: 'us-east-1',
    accessKeyId: 'chave',
    secretAccessKey: 'segredo',
  })
})
