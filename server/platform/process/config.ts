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
 * Settings of an instance, each described in `docs/settings.md`. With none set, `npm start` runs an embedded instance
 * on this machine. No other module reads settings from the environment.
 */
export interface Config {
  readonly production: boolean
  /** Whether every reply is checked against the contract; true in tests and development. */
  readonly checksReplies: boolean
  /** Whether requests for any host name are answered; true in production, where the proxy checks the name. */
  readonly answersAnyHost: boolean
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** Address of PostgreSQL. Undefined: the database is embedded in this process and stored in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
  /** Work of this process: `web` answers requests, `worker` runs scheduled jobs, `all` does both. */
  readonly role: Role
  /** Seconds for which a process keeps answering after SIGTERM, while it reports that it is not ready. */
  readonly drainSeconds: number
  /** Bucket for photos and pictures. Undefined: they are files in `dataDir`. */
  readonly bucket: BucketConfig | undefined
  /** Public address of the app, with which every link in a mail begins. */
  readonly publicOrigin: string
  readonly authSecret: string | undefined
  /** Previous values of `authSecret`, with which data signed or encrypted earlier is still verified and decrypted. */
  readonly authSecretsBefore: readonly string[]
  /** Address of the mail server. Undefined: mail is stored and shown on the mailbox page. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly adminEmails: ReadonlySet<string>
  /**
   * Number of the operator's reverse proxies in front of this process; that many entries of X-Forwarded-For are
   * trusted.
   */
  readonly trustedProxies: number
  readonly logLevel: LogLevel
  /** Token with which `/metrics` can be read. Undefined: no metrics are collected. */
  readonly metricsToken: string | undefined
  /** Address of a collector of traces (OTLP over HTTP). Undefined: no traces are recorded. */
  readonly tracesEndpoint: string | undefined
  /** Retention of the photos of scans in days. */
  readonly photoDays: number
  readonly vision: VisionConfig
  readonly images: ImageConfig
  readonly stockImages: StockImagesConfig
  readonly products: ProductsConfig
  readonly payments: PaymentConfig
  readonly push: PushConfig
  /** Advertising pixel. Undefined: no pixel is used, and no consent is asked for. */
  readonly pixel: PixelConfig | undefined
}

/** Bucket for photos and pictures, which all copies of the app share. */
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
  /** Maximum number of photos per day over all accounts, which bounds the operator's costs. */
  readonly dailyLimit: number
}

/** Provider that generates pictures of recipes. */
export interface ImageConfig {
  readonly provider: ImageProvider
  readonly baseUrl: string | undefined
  readonly apiKey: string | undefined
  readonly model: string | undefined
  /** Price of one picture in US dollars as the operator set it, shown beside the button; undefined if not set. */
  readonly costUsd: number | undefined
}

/** Search for stock photos of recipes; none without a URL. */
export interface StockImagesConfig {
  /** Address of the search, in which `{query}` stands for the search words. */
  readonly url: string | undefined
  readonly key: string | undefined
}

/** Look-up of barcodes in Open Food Facts. */
export interface ProductsConfig {
  /** Contact of the operator, sent with every call. Undefined: Open Food Facts is not called. */
  readonly contact: string | undefined
  readonly baseUrl: string
}

/**
 * Seller's account at Mercado Pago. Without a token no money is taken: payments are a demonstration, or off in
 * production.
 */
export interface PaymentConfig {
  readonly accessToken: string | undefined
  readonly webhookSecrets: readonly string[]
  /** Id of the account that receives the payments; defined whenever there is a token. */
  readonly collectorId: string | undefined
  readonly baseUrl: string | undefined
}

/** Identity of this instance towards push services. */
export interface PushConfig {
  /** Signing keys. Undefined: they are generated at the first start and stored in the database. */
  readonly keys: VapidKeys | undefined
  /** Contact for push services, a `mailto:` or https address. */
  readonly subject: string
}

/** Advertising pixel that receives the visits of people who consented. */
export interface PixelConfig {
  readonly id: string
  readonly url: string
}

const metaPixelUrl = 'https://www.facebook.com/tr'

/** Error about invalid settings. Its message lists in Portuguese each setting, its value, and the valid values. */
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
    ...providersOf(read),
    push: { keys: vapidKeysOf(read), subject: read.VAPID_SUBJECT ?? pushSubject(publicOrigin, mailFrom) },
    pixel: read.PIXEL_ID ? { id: read.PIXEL_ID, url: read.PIXEL_URL ?? metaPixelUrl } : undefined,
  }
}

/** Returns the settings of outside services that have an embedded default or are off when unset. */
function providersOf(
  read: Settings,
): Pick<Config, 'vision' | 'images' | 'stockImages' | 'products' | 'payments'> {
  return {
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
    products: {
      contact: read.OPEN_FOOD_FACTS_CONTACT,
      baseUrl: read.OPEN_FOOD_FACTS_URL ?? 'https://world.openfoodfacts.org',
    },
    payments: {
      accessToken: read.MP_ACCESS_TOKEN,
      webhookSecrets: read.MP_WEBHOOK_SECRET ?? [],
      collectorId: collectorOf(read),
      baseUrl: read.MP_BASE_URL,
    },
  }
}

/** Returns the bucket if all its settings are present; `config-complaints.ts` reports those that are missing. */
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

/**
 * Returns the contact for push services: the public address if it is https, else the mail address, because Apple's push
 * service rejects localhost addresses.
 */
function pushSubject(publicOrigin: string, mailFrom: string): string {
  if (publicOrigin.startsWith('https://')) return publicOrigin
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}
