import * as z from 'zod'
import type { VapidKeys } from './vapid-keys.ts'

const roles = ['web', 'worker', 'all'] as const
export type Role = (typeof roles)[number]

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const visionProviders = [
  'none',
  'openai',
  'openrouter',
  'ollama',
  'openai-compatible',
  'google',
  'anthropic',
] as const
export type VisionProvider = (typeof visionProviders)[number]

const imageProviders = ['none', 'openai', 'openai-compatible', 'google'] as const
export type ImageProvider = (typeof imageProviders)[number]

export type Environment = Readonly<Record<string, string | undefined>>

/** Schema of each setting; its message describes the valid values in Portuguese. */
const settings = {
  NODE_ENV: z.enum(['production', 'development', 'test'], 'production, development ou test'),
  HOST: z.string(),
  PORT: wholeNumber(0, 65_535),
  DATA_DIR: z.string(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'um endereço postgres://usuario:senha@servidor/banco'),
  DATABASE_CONNECTIONS: wholeNumber(1, 200),
  ROLE: z.enum(roles, `um de: ${roles.join(', ')}`),
  DRAIN_SECONDS: wholeNumber(0, 300),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'um endereço http:// ou https://' }),
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'o nome de um bucket'),
  S3_REGION: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'um endereço como https://pratocerto.exemplo.br, sem caminho nem barra no fim'),
  AUTH_SECRET: z.string().min(32, 'pelo menos 32 caracteres aleatórios (openssl rand -base64 32)'),
  AUTH_SECRET_BEFORE: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((secret) => secret.trim())
        .filter(Boolean),
    )
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= 32),
      'os segredos de antes, separados por vírgula, cada um com pelo menos 32 caracteres',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'um endereço smtp:// ou smtps://usuario:senha@servidor:porta'),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'um remetente como Prato Certo <oi@exemplo.br>',
    ),
  ADMIN_EMAILS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine(
      (emails) => emails.every((email) => /^[^\s@]+@[^\s@]+$/.test(email)),
      'e-mails separados por vírgula',
    ),
  TRUSTED_PROXY: wholeNumber(0, 10),
  LOG_LEVEL: z.enum(logLevels, `um de: ${logLevels.join(', ')}`),
  METRICS_TOKEN: z.string().regex(/^[\w-]{16,}$/, 'pelo menos 16 letras e números (openssl rand -hex 16)'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'um endereço http:// ou https://' }),
  PHOTO_DAYS: wholeNumber(1, 365),
  VISION_PROVIDER: z.enum(visionProviders, `um de: ${visionProviders.join(', ')}`),
  VISION_BASE_URL: z.url({ protocol: /^https?$/, error: 'um endereço http:// ou https://' }),
  VISION_API_KEY: z.string(),
  VISION_MODEL: z.string(),
  VISION_DAILY_LIMIT: wholeNumber(0, 1_000_000),
  IMAGE_PROVIDER: z.enum(imageProviders, `um de: ${imageProviders.join(', ')}`),
  IMAGE_BASE_URL: z.url({ protocol: /^https?$/, error: 'um endereço http:// ou https://' }),
  IMAGE_API_KEY: z.string(),
  IMAGE_MODEL: z.string(),
  IMAGE_COST_USD: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,4})?$/, 'um valor em dólares como 0.04')
    .transform(Number),
  STOCK_IMAGES_URL: z
    .string()
    .refine(isSearchAddress, 'um endereço https:// com {query} no lugar das palavras buscadas'),
  STOCK_IMAGES_KEY: z.string(),
  OPEN_FOOD_FACTS_CONTACT: z
    .string()
    .regex(/^([^\s@<>()]+@[^\s@<>()]+|https:\/\/[^\s()]+)$/, 'um e-mail ou um endereço https://'),
  OPEN_FOOD_FACTS_URL: z
    .string()
    .refine(isOrigin, 'um endereço como https://world.openfoodfacts.org, sem caminho nem barra no fim'),
  MP_ACCESS_TOKEN: z.string(),
  MP_WEBHOOK_SECRET: z.string().transform((list) =>
    list
      .split(',')
      .map((secret) => secret.trim())
      .filter(Boolean),
  ),
  MP_COLLECTOR_ID: z.string().regex(/^\d{1,20}$/, 'o número da conta que recebe, só dígitos'),
  MP_BASE_URL: z.url({ protocol: /^https?$/, error: 'um endereço http:// ou https://' }),
  VAPID_PUBLIC_KEY: z.string().regex(/^B[\w-]{86}$/, 'uma chave pública VAPID de 87 caracteres'),
  VAPID_PRIVATE_KEY: z.string().regex(/^[\w-]{43}$/, 'uma chave privada VAPID de 43 caracteres'),
  VAPID_SUBJECT: z
    .string()
    .regex(
      /^(mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/\S+)$/,
      'mailto:alguem@exemplo.br ou um endereço https://',
    ),
  PIXEL_ID: z.string().regex(/^\d{5,20}$/, 'o número do pixel, só dígitos'),
  PIXEL_URL: z.url({ protocol: /^https?$/, error: 'um endereço http:// ou https://' }),
} as const

export type Settings = { [Name in keyof typeof settings]?: z.output<(typeof settings)[Name]> }

const secrets = new Set<string>([
  'DATABASE_URL',
  'AUTH_SECRET',
  'AUTH_SECRET_BEFORE',
  'METRICS_TOKEN',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'VISION_API_KEY',
  'IMAGE_API_KEY',
  'STOCK_IMAGES_KEY',
  'MP_ACCESS_TOKEN',
  'MP_WEBHOOK_SECRET',
  'VAPID_PRIVATE_KEY',
])

export const settingNames: readonly string[] = Object.keys(settings)

/** Parses each setting. Returns the valid values, and a complaint in Portuguese about each invalid value. */
export function readSettings(environment: Environment): { read: Settings; complaints: string[] } {
  const read: Record<string, unknown> = {}
  const complaints: string[] = []
  for (const [name, schema] of Object.entries(settings)) {
    const raw = environment[name]?.trim()
    // An empty value counts as unset, as in an .env file with `NAME=`.
    if (!raw) continue
    const parsed = schema.safeParse(raw)
    if (parsed.success) read[name] = parsed.data
    else
      complaints.push(`${name}: veio ${quote(name, raw)}, o permitido é ${parsed.error.issues[0]?.message}.`)
  }
  return { read, complaints }
}

/**
 * Returns the id of the seller's account: the setting, or the end of the token (`APP_USR-…-44444`), as Mercado Pago's
 * QR code glossary describes it; `undefined` without either.
 */
export function collectorOf({ MP_COLLECTOR_ID, MP_ACCESS_TOKEN }: Settings): string | undefined {
  return MP_COLLECTOR_ID ?? /^APP_USR-.+-(\d{1,20})$/.exec(MP_ACCESS_TOKEN ?? '')?.[1]
}

export function vapidKeysOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings): VapidKeys | undefined {
  return VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
    ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
    : undefined
}

function quote(name: string, raw: string): string {
  return secrets.has(name) ? `um valor de ${raw.length} caracteres` : `"${raw}"`
}

function wholeNumber(min: number, max: number) {
  const allowed = `um número inteiro de ${min} a ${max}`
  return z
    .string()
    .regex(/^\d+$/, allowed)
    .transform(Number)
    .refine((n) => n >= min && n <= max, allowed)
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && text.startsWith('http')
}

function isSearchAddress(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text) && text.includes('{query}')
}
