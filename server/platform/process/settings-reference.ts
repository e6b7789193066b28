import type { Settings } from './settings.ts'

type SettingName = keyof Settings
type Description = readonly [initialValue: string, description: string]

/**
 * Default and purpose of every setting, by section of `docs/settings.md`. `config.test.ts` checks that all settings are
 * here.
 */
const reference: Readonly<Record<string, Readonly<Partial<Record<SettingName, Description>>>>> = {
  Process: {
    NODE_ENV: ['unset', '`production` turns on production mode'],
    PORT: ['`3000`', 'port to listen on'],
    HOST: ['`127.0.0.1`, in production `0.0.0.0`', 'address to listen on'],
    PUBLIC_ORIGIN: [
      '`http://localhost:PORT`',
      'public address of the app: base of every link in a mail, a link preview, the canonical link, `/robots.txt` and `/sitemap.xml`',
    ],
    TRUSTED_PROXY: ['`0`', 'number of your own proxies that append to `X-Forwarded-For`'],
    ROLE: [
      '`all`',
      '`web` serves requests, `worker` runs scheduled jobs, `all` does both; `web` or `worker` needs `DATABASE_URL`, `AUTH_SECRET` and `S3_ENDPOINT` or a shared `DATA_DIR`',
    ],
    DRAIN_SECONDS: [
      '`0`, in production `5`',
      'seconds that a process keeps serving after SIGTERM while the proxy finds the others',
    ],
  },
  Storage: {
    DATA_DIR: ['`.data`', 'embedded database, photos, generated secrets'],
    DATABASE_URL: [
      'embedded database',
      '`postgres://…`; PostgreSQL 15 or newer; in production with `?sslmode=verify-full`, except in the private network',
    ],
    DATABASE_CONNECTIONS: ['`10`', 'maximum PostgreSQL connections of this process'],
    S3_ENDPOINT: [
      'files in `DATA_DIR`',
      'S3-compatible server for photos and pictures; set the four `S3_*` without a default together',
    ],
    S3_BUCKET: ['none', 'bucket for photos and pictures'],
    S3_REGION: ['`us-east-1`', 'region of the bucket'],
    S3_ACCESS_KEY_ID: ['none', 'access key of the bucket'],
    S3_SECRET_ACCESS_KEY: ['none', 'secret key of the bucket'],
    PHOTO_DAYS: ['`30`', 'retention of scan photos in days, 1 to 365; the privacy page shows it'],
  },
  Security: {
    AUTH_SECRET: [
      'generated once, kept in `DATA_DIR`',
      'signs sessions and links, encrypts the keys of authenticators; at least 32 characters',
    ],
    AUTH_SECRET_BEFORE: [
      'none',
      'comma-separated previous secrets, still accepted for verification and decryption ([secret rotation](operations.md#secret-rotation))',
    ],
    ADMIN_EMAILS: ['none', 'comma-separated addresses that become administrators when they sign in'],
  },
  Mail: {
    SMTP_URL: [
      'mailbox page',
      '`smtp://` or `smtps://user:password@host:port`; outside the private network only with TLS (STARTTLS for `smtp://`)',
    ],
    MAIL_FROM: ['`Prato Certo <nao-responda@localhost>`', 'sender of every mail'],
  },
  'Photo recognition': {
    VISION_PROVIDER: [
      '`none`: meals are described',
      '`openai`, `openrouter`, `openai-compatible`, `ollama`, `google` or `anthropic`',
    ],
    VISION_BASE_URL: ["the provider's own", 'address of an OpenAI-compatible or Ollama server'],
    VISION_API_KEY: ['none', 'key for the provider'],
    VISION_MODEL: ['none', 'vision model'],
    VISION_DAILY_LIMIT: [
      '`500`',
      'photos a day over all accounts, 40 % reserved for paying accounts; one account gets up to 15 in the trial, 60 with a plan, and less with a smaller limit. Beyond it, meals are described',
    ],
  },
  'Recipe pictures': {
    IMAGE_PROVIDER: [
      '`none`: recipes show their drawn plate',
      '`openai`, `openai-compatible` or `google`: generates pictures on request of an administrator',
    ],
    IMAGE_BASE_URL: ["the provider's own", 'address of an OpenAI-compatible server'],
    IMAGE_API_KEY: ['none', 'key for the provider'],
    IMAGE_MODEL: ['none', 'image model; models of Google start with `gemini-`'],
    IMAGE_COST_USD: ['unknown', 'cost of one picture, like `0.04`; shown before generating many'],
    STOCK_IMAGES_URL: [
      'none: no photo search',
      '`https://…{query}…` of a photo search with the response format of Pexels; fills recipes without a picture',
    ],
    STOCK_IMAGES_KEY: ['none', 'key for the photo search'],
  },
  'Packaged foods': {
    OPEN_FOOD_FACTS_CONTACT: [
      'none: barcodes are looked up in own foods and imported products only',
      'e-mail or `https://…` of the operator, sent in the User-Agent of every call; turns on live look-ups in Open Food Facts ([packaged foods](operations.md#packaged-foods))',
    ],
    OPEN_FOOD_FACTS_URL: [
      '`https://world.openfoodfacts.org`',
      'another server with its API, such as a mirror of your own',
    ],
  },
  Payments: {
    MP_ACCESS_TOKEN: [
      'demonstration payments, in production none',
      'token of the Mercado Pago account that sells the plans',
    ],
    MP_WEBHOOK_SECRET: [
      'none: every webhook is rejected',
      'webhook secret; during rotation two, separated by a comma',
    ],
    MP_COLLECTOR_ID: [
      'the number at the end of the token',
      'number of that account; a payment to another account grants nothing. Required where the token does not contain it',
    ],
    MP_BASE_URL: ["Mercado Pago's own", 'another address of its API; in production `https://` only'],
  },
  'Push messages and pixel': {
    VAPID_PUBLIC_KEY: [
      'generated at the first start, kept in the database',
      'with `VAPID_PRIVATE_KEY`, signs push messages; after a change every browser must allow reminders again',
    ],
    VAPID_PRIVATE_KEY: ['generated at the first start, kept in the database', 'see `VAPID_PUBLIC_KEY`'],
    VAPID_SUBJECT: [
      '`PUBLIC_ORIGIN`, without https the address of `MAIL_FROM`',
      'contact for push services: `mailto:…` or `https://…`',
    ],
    PIXEL_ID: [
      'none: no tracking, no consent question',
      'number of a Meta pixel; visitors who consent have pages and steps reported ([advertising pixel](operations.md#advertising-pixel))',
    ],
    PIXEL_URL: ['`https://www.facebook.com/tr`', 'another address that accepts the requests of the pixel'],
  },
  Observability: {
    METRICS_TOKEN: [
      'none: no metrics, `/metrics` answers 404',
      'bearer token for `/metrics`; at least 16 letters and digits',
    ],
    OTEL_EXPORTER_OTLP_ENDPOINT: [
      'none: no tracing',
      '`http://…:4318` of a collector that accepts traces by OTLP over HTTP',
    ],
    LOG_LEVEL: ['`warn`, in production `info`', '`fatal` … `trace`, `silent`'],
  },
}

/** Returns the text of `docs/settings.md`, which `node scripts/settings.ts` writes. */
export function settingsDocument(): string {
  const sections = Object.entries(reference).flatMap(([group, rows]) => [
    `## ${group}`,
    '',
    '| setting | default | purpose |',
    '|---|---|---|',
    ...Object.entries(rows).map(
      ([name, [initialValue, description]]) => `| \`${name}\` | ${initialValue} | ${description} |`,
    ),
    '',
  ])
  return [
    '# Configuration',
    '',
    'Environment variables of the server. Generated by `node scripts/settings.ts` from `server/platform/process/settings-reference.ts`; a',
    'test fails when this page is outdated.',
    '',
    'With none set, `npm start` runs a whole instance on this machine. `NODE_ENV=production` is strict: it refuses to start without',
    '`DATABASE_URL`, an https `PUBLIC_ORIGIN`, `AUTH_SECRET` and `SMTP_URL`, names the missing ones, and serves no mailbox page. It accepts',
    '`http://` for another service only in the private network: a loopback or private IP address, a name without a dot, `.internal`,',
    '`.local`, `.svc`.',
    '',
    ...sections,
  ].join('\n')
}
