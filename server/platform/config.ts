import { brand } from '#contract/brand.ts'
import * as z from 'zod'
import { isKeyPair, type VapidKeys } from './vapid-keys.ts'

/**
 * Every setting of a running instance. With none set, `npm start` is an embedded instance on this machine; see
 * `docs` for what each is for. Nothing else reads the environment.
 */
export interface Config {
  readonly production: boolean
  /** Whether every reply is held against the contract: where a test or a developer sees what is wrong with it. */
  readonly checksReplies: boolean
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** Unset: the database is embedded in this process and kept in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
  /** Where people reach the app; every link in a mail starts with it. */
  readonly publicOrigin: string
  readonly authSecret: string | undefined
  /** Unset: mail is kept and shown on the mailbox page. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly adminEmails: ReadonlySet<string>
  /** How many proxies stand between people and this process; that many entries of X-Forwarded-For are believed. */
  readonly trustedProxies: number
  readonly logLevel: LogLevel
  /** How long a photo of a scan is kept, in days. */
  readonly photoDays: number
  readonly vision: VisionConfig
  readonly images: ImageConfig
  readonly stockImages: StockImagesConfig
  readonly payments: PaymentConfig
  readonly push: PushConfig
  /** Unset: nothing is measured, and nobody is asked. */
  readonly pixel: PixelConfig | undefined
}

export interface VisionConfig {
  readonly provider: VisionProvider
  readonly baseUrl: string | undefined
  readonly apiKey: string | undefined
  readonly model: string | undefined
  /** Photos a day over all accounts; protects the operator's bill. */
  readonly dailyLimit: number
}

/** What makes pictures of recipes. */
export interface ImageConfig {
  readonly provider: ImageProvider
  readonly baseUrl: string | undefined
  readonly apiKey: string | undefined
  readonly model: string | undefined
  /** What the operator knows that one picture costs; shown beside the button. */
  readonly costUsd: number | undefined
}

/** Where photos of recipes are looked for. Without an address nobody is asked. */
export interface StockImagesConfig {
  /** With `{query}` where the words go. */
  readonly url: string | undefined
  readonly key: string | undefined
}

/** The seller's account at Mercado Pago. Without a token no money can be taken. */
export interface PaymentConfig {
  readonly accessToken: string | undefined
  readonly webhookSecrets: readonly string[]
  /** Who gets the money; known wherever there is a token. */
  readonly collectorId: string | undefined
  readonly baseUrl: string | undefined
}

/** How the instance proves to push services who sends. */
export interface PushConfig {
  /** Unset: made at the first start and kept in the database. */
  readonly keys: VapidKeys | undefined
  /** Whom a push service may turn to: a `mailto:` or an https address. */
  readonly subject: string
}

/** The advertising pixel that is told of visits, where somebody agreed to it. */
export interface PixelConfig {
  readonly id: string
  readonly url: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

const visionProviders = [
  'none',
  'openai',
  'openrouter',
  'ollama',
  'openai-compatible',
  'google',
  'anthropic',
] as const
type VisionProvider = (typeof visionProviders)[number]

const imageProviders = ['none', 'openai', 'openai-compatible', 'google'] as const
type ImageProvider = (typeof imageProviders)[number]

const metaPixelUrl = 'https://www.facebook.com/tr'

type Environment = Readonly<Record<string, string | undefined>>

/** The settings are wrong; the message says in Portuguese which, what was read, and what is allowed. */
export class ConfigError extends Error {}

/** What a setting allows, in the words of the message that refuses another value. */
const settings = {
  NODE_ENV: z.enum(['production', 'development', 'test'], 'production, development ou test'),
  HOST: z.string(),
  PORT: wholeNumber(0, 65_535),
  DATA_DIR: z.string(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'um endereço postgres://usuario:senha@servidor/banco'),
  DATABASE_CONNECTIONS: wholeNumber(1, 200),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'um endereço como https://pratocerto.exemplo.br, sem caminho nem barra no fim'),
  AUTH_SECRET: z.string().min(32, 'pelo menos 32 caracteres aleatórios (openssl rand -base64 32)'),
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

type Settings = { [Name in keyof typeof settings]?: z.output<(typeof settings)[Name]> }

const secrets = new Set<string>([
  'DATABASE_URL',
  'AUTH_SECRET',
  'SMTP_URL',
  'VISION_API_KEY',
  'IMAGE_API_KEY',
  'STOCK_IMAGES_KEY',
  'MP_ACCESS_TOKEN',
  'MP_WEBHOOK_SECRET',
  'VAPID_PRIVATE_KEY',
])
const neededInProduction = ['DATABASE_URL', 'PUBLIC_ORIGIN', 'AUTH_SECRET', 'SMTP_URL'] as const

/**
 * Reads the settings from an environment.
 *
 * @throws {ConfigError} naming every setting that is wrong or, in production, missing.
 */
export function parseConfig(environment: Environment): Config {
  const { read, complaints } = readSettings(environment)
  const production = read.NODE_ENV === 'production'
  if (production) complaints.push(...missingInProduction(read, environment))
  complaints.push(
    ...visionComplaints(read),
    ...imageComplaints(read),
    ...paymentComplaints(read),
    ...pushComplaints(read),
  )
  if (complaints.length > 0) {
    throw new ConfigError(
      `A configuração não está certa:\n${complaints.map((line) => `  - ${line}`).join('\n')}`,
    )
  }

  const port = read.PORT ?? 3000
  const publicOrigin = read.PUBLIC_ORIGIN ?? `http://localhost:${port}`
  const mailFrom = read.MAIL_FROM ?? `${brand.name} <nao-responda@localhost>`
  return {
    production,
    checksReplies: read.NODE_ENV === 'test' || read.NODE_ENV === 'development',
    host: read.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    dataDir: read.DATA_DIR ?? '.data',
    databaseUrl: read.DATABASE_URL,
    databaseConnections: read.DATABASE_CONNECTIONS ?? 10,
    publicOrigin,
    authSecret: read.AUTH_SECRET,
    smtpUrl: read.SMTP_URL,
    mailFrom,
    adminEmails: new Set(read.ADMIN_EMAILS),
    trustedProxies: read.TRUSTED_PROXY ?? 0,
    logLevel: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    photoDays: read.PHOTO_DAYS ?? 30,
    vision: {
      provider: read.VISION_PROVIDER ?? 'none',
      baseUrl: read.VISION_BASE_URL,
      apiKey: read.VISION_API_KEY,
      model: read.VISION_MODEL,
      dailyLimit: read.VISION_DAILY_LIMIT ?? 500,
    },
    images: {
      provider: read.IMAGE_PROVIDER ?? 'none',
      baseUrl: read.IMAGE_BASE_URL,
      apiKey: read.IMAGE_API_KEY,
      model: read.IMAGE_MODEL,
      costUsd: read.IMAGE_COST_USD,
    },
    stockImages: { url: read.STOCK_IMAGES_URL, key: read.STOCK_IMAGES_KEY },
    payments: {
      accessToken: read.MP_ACCESS_TOKEN,
      webhookSecrets: read.MP_WEBHOOK_SECRET ?? [],
      collectorId: collectorOf(read),
      baseUrl: read.MP_BASE_URL,
    },
    push: { keys: vapidKeysOf(read), subject: read.VAPID_SUBJECT ?? pushSubject(publicOrigin, mailFrom) },
    pixel: read.PIXEL_ID ? { id: read.PIXEL_ID, url: read.PIXEL_URL ?? metaPixelUrl } : undefined,
  }
}

function readSettings(environment: Environment): { read: Settings; complaints: string[] } {
  const read: Record<string, unknown> = {}
  const complaints: string[] = []
  for (const [name, schema] of Object.entries(settings)) {
    const raw = environment[name]?.trim()
    // An empty value in an .env file means the same as a missing line.
    if (!raw) continue
    const parsed = schema.safeParse(raw)
    if (parsed.success) read[name] = parsed.data
    else
      complaints.push(`${name}: veio ${quote(name, raw)}, o permitido é ${parsed.error.issues[0]?.message}.`)
  }
  return { read, complaints }
}

function missingInProduction(read: Settings, environment: Environment): string[] {
  const missing = neededInProduction.filter((name) => !environment[name]?.trim())
  const complaints = missing.map((name) => `${name}: falta, e o modo de produção precisa dela.`)
  if (read.PUBLIC_ORIGIN && !read.PUBLIC_ORIGIN.startsWith('https://')) {
    complaints.push(
      `PUBLIC_ORIGIN: veio "${read.PUBLIC_ORIGIN}", em produção o permitido é um endereço https://.`,
    )
  }
  if (read.MP_BASE_URL && !read.MP_BASE_URL.startsWith('https://')) {
    complaints.push(
      `MP_BASE_URL: veio "${read.MP_BASE_URL}", em produção o permitido é um endereço https://, porque o token vai com cada pedido.`,
    )
  }
  return complaints
}

function visionComplaints(read: Settings): string[] {
  if (!read.VISION_PROVIDER) return []
  const needed = {
    none: [],
    openai: ['VISION_API_KEY', 'VISION_MODEL'],
    openrouter: ['VISION_API_KEY', 'VISION_MODEL'],
    ollama: ['VISION_MODEL'],
    'openai-compatible': ['VISION_BASE_URL', 'VISION_MODEL'],
    google: ['VISION_API_KEY', 'VISION_MODEL'],
    anthropic: ['VISION_API_KEY', 'VISION_MODEL'],
  } as const satisfies Record<VisionProvider, readonly (keyof Settings)[]>
  return needed[read.VISION_PROVIDER]
    .filter((name) => read[name] === undefined)
    .map((name) => `${name}: falta, e VISION_PROVIDER=${read.VISION_PROVIDER} precisa dela.`)
}

function imageComplaints(read: Settings): string[] {
  const { IMAGE_PROVIDER: provider = 'none', IMAGE_MODEL: model } = read
  const needed = {
    none: [],
    openai: ['IMAGE_API_KEY', 'IMAGE_MODEL'],
    'openai-compatible': ['IMAGE_BASE_URL', 'IMAGE_MODEL'],
    google: ['IMAGE_API_KEY', 'IMAGE_MODEL'],
  } as const satisfies Record<ImageProvider, readonly (keyof Settings)[]>
  const missing = needed[provider]
    .filter((name) => read[name] === undefined)
    .map((name) => `${name}: falta, e IMAGE_PROVIDER=${provider} precisa dela.`)
  // Google's other image models are gone from its interface.
  const isForeign = provider === 'google' && model !== undefined && !model.startsWith('gemini-')
  return isForeign
    ? [...missing, `IMAGE_MODEL: veio "${model}", com IMAGE_PROVIDER=google o permitido começa com gemini-.`]
    : missing
}

/**
 * A token ends with the number of the account that it belongs to, `APP_USR-…-44444`, as Mercado Pago's glossary of its
 * QR code says.
 */
function collectorOf({ MP_COLLECTOR_ID, MP_ACCESS_TOKEN }: Settings): string | undefined {
  return MP_COLLECTOR_ID ?? /^APP_USR-.+-(\d{1,20})$/.exec(MP_ACCESS_TOKEN ?? '')?.[1]
}

/** Without knowing who we are to the provider, a payment to anyone would be taken for ours. */
function paymentComplaints(read: Settings): string[] {
  if (read.MP_ACCESS_TOKEN === undefined || collectorOf(read) !== undefined) return []
  return [
    'MP_COLLECTOR_ID: falta, e este MP_ACCESS_TOKEN não termina com o número da conta que recebe (o User ID em Suas integrações).',
  ]
}

function vapidKeysOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings): VapidKeys | undefined {
  return VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
    ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
    : undefined
}

/** Apple's push service takes no address of this machine. */
function pushSubject(publicOrigin: string, mailFrom: string): string {
  if (publicOrigin.startsWith('https://')) return publicOrigin
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}

function pushComplaints(read: Settings): string[] {
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const
  const missing = names.filter((name) => read[name] === undefined)
  if (missing.length === 1) return [`${missing[0]}: falta; as duas chaves VAPID vão juntas.`]
  const keys = vapidKeysOf(read)
  return !keys || isKeyPair(keys) ? [] : ['VAPID_PUBLIC_KEY: não é a chave pública desta VAPID_PRIVATE_KEY.']
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
