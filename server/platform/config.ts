import { brand } from '#contract/brand.ts'
import { complaintsOf } from './config-complaints.ts'
import {
  collectorOf,
  type Environment,
  type ImageProvider,
  type LogLevel,
  readSettings,
  type Role,
  type Settings,
  vapidKeysOf,
  type VisionProvider,
} from './settings.ts'
import type { VapidKeys } from './vapid-keys.ts'

/**
 * Every setting of a running instance. With none set, `npm start` is an embedded instance on this machine; the README
 * says what each is for. Nothing else reads the environment.
 */
export interface Config {
  readonly production: boolean
  /** Whether every reply is held against the contract: where a test or a developer sees what is wrong with it. */
  readonly checksReplies: boolean
  /** Whether requests are answered whatever host they name; in production the proxy in front knows its names. */
  readonly answersAnyHost: boolean
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** Unset: the database is embedded in this process and kept in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
  /** What this process does: answers people, runs the rounds, or both. */
  readonly role: Role
  /** How long this process, told to end, goes on answering and says that it is not ready. */
  readonly drainSeconds: number
  /** Unset: photos and pictures are files in `dataDir`. */
  readonly bucket: BucketConfig | undefined
  /** Where people reach the app; every link in a mail starts with it. */
  readonly publicOrigin: string
  readonly authSecret: string | undefined
  /** What `authSecret` was before; what they signed and sealed is taken still. */
  readonly authSecretsBefore: readonly string[]
  /** Unset: mail is kept and shown on the mailbox page. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly adminEmails: ReadonlySet<string>
  /** How many proxies stand between people and this process; that many entries of X-Forwarded-For are believed. */
  readonly trustedProxies: number
  readonly logLevel: LogLevel
  /** What a reader of `/metrics` has to show. Unset: there is nothing to read, and nothing is measured. */
  readonly metricsToken: string | undefined
  /** Where traces go, by OTLP over HTTP. Unset: nothing is traced. */
  readonly tracesEndpoint: string | undefined
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

/** Where photos and pictures are kept for all copies of the app. */
export interface BucketConfig {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
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

const metaPixelUrl = 'https://www.facebook.com/tr'

/** The settings are wrong; the message says in Portuguese which, what was read, and what is allowed. */
export class ConfigError extends Error {}

/**
 * Reads the settings from an environment.
 *
 * @throws {ConfigError} naming every setting that is wrong or, in production, missing.
 */
export function parseConfig(environment: Environment): Config {
  const { read, complaints } = readSettings(environment)
  const production = read.NODE_ENV === 'production'
  complaints.push(...complaintsOf(read, environment))
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
    answersAnyHost: production,
    host: read.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    dataDir: read.DATA_DIR ?? '.data',
    databaseUrl: read.DATABASE_URL,
    databaseConnections: read.DATABASE_CONNECTIONS ?? 10,
    role: read.ROLE ?? 'all',
    drainSeconds: read.DRAIN_SECONDS ?? (production ? 5 : 0),
    bucket: bucketOf(read),
    publicOrigin,
    authSecret: read.AUTH_SECRET,
    authSecretsBefore: read.AUTH_SECRET_BEFORE ?? [],
    smtpUrl: read.SMTP_URL,
    mailFrom,
    adminEmails: new Set(read.ADMIN_EMAILS),
    trustedProxies: read.TRUSTED_PROXY ?? 0,
    logLevel: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsToken: read.METRICS_TOKEN,
    tracesEndpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
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

/** The settings of a bucket come together; `config-complaints.ts` names the ones that are missing. */
function bucketOf(read: Settings): BucketConfig | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: read.S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/** Apple's push service takes no address of this machine. */
function pushSubject(publicOrigin: string, mailFrom: string): string {
  if (publicOrigin.startsWith('https://')) return publicOrigin
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}
