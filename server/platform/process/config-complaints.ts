import { isPrivateHost } from './private-host.ts'
import {
  collectorOf,
  type Environment,
  type ImageProvider,
  type Settings,
  vapidKeysOf,
  type VisionProvider,
} from './settings.ts'
import { isKeyPair } from './vapid-keys.ts'

const neededInProduction = ['DATABASE_URL', 'PUBLIC_ORIGIN', 'AUTH_SECRET', 'SMTP_URL'] as const

/** Returns complaints, in Portuguese, about settings that are valid alone but missing or contradictory together. */
export function complaintsOf(read: Settings, environment: Environment): string[] {
  return [
    ...(read.NODE_ENV === 'production'
      ? [...missingInProduction(read, environment), ...plaintextComplaints(read)]
      : []),
    ...copyComplaints(read),
    ...secretComplaints(read),
    ...bucketComplaints(read),
    ...visionComplaints(read),
    ...imageComplaints(read),
    ...paymentComplaints(read),
    ...pushComplaints(read),
  ]
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

const serviceAddresses = [
  'S3_ENDPOINT',
  'VISION_BASE_URL',
  'IMAGE_BASE_URL',
  'OPEN_FOOD_FACTS_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'PIXEL_URL',
] as const

/**
 * Complains about unencrypted connections outside a private network, because passwords, keys and photos travel over
 * them.
 */
function plaintextComplaints(read: Settings): string[] {
  const complaints = serviceAddresses
    .filter((name) => read[name]?.startsWith('http://') && !isPrivateHost(new URL(read[name]).hostname))
    .map(
      (name) =>
        `${name}: veio "${read[name]}", em produção o permitido é um endereço https://, ou http:// na rede privada.`,
    )
  if (read.DATABASE_URL && !isProtected(read.DATABASE_URL)) {
    complaints.push(
      'DATABASE_URL: o banco não está na rede privada, e em produção precisa de ?sslmode=verify-full (com &sslrootcert=…, se o certificado é de uma autoridade própria).',
    )
  }
  return complaints
}

/**
 * Returns whether the connection to the database is in a private network or verifies the server's certificate and host
 * name (`sslmode=verify-full`, in the driver as in `pg_dump`).
 */
function isProtected(databaseUrl: string): boolean {
  const url = URL.parse(databaseUrl)
  if (!url) return false
  const { searchParams } = url
  return (
    isPrivateHost(searchParams.get('host') ?? url.hostname) || searchParams.get('sslmode') === 'verify-full'
  )
}

/**
 * Complains about settings that processes with a partial role must share, because such a process runs beside others.
 */
function copyComplaints(read: Settings): string[] {
  const { ROLE: role = 'all' } = read
  if (role === 'all') return []
  const complaints = []
  if (!read.DATABASE_URL) {
    complaints.push(
      `DATABASE_URL: falta, e ROLE=${role} precisa dela; o banco embutido pertence a um processo só.`,
    )
  }
  if (!read.AUTH_SECRET) {
    complaints.push(
      `AUTH_SECRET: falta, e ROLE=${role} precisa dela; a sessão aberta numa cópia tem de valer nas outras.`,
    )
  }
  if (!read.S3_ENDPOINT && !read.DATA_DIR) {
    complaints.push(
      `S3_ENDPOINT: falta, e ROLE=${role} precisa dela, ou de DATA_DIR com uma pasta que todas as cópias veem; a foto enviada a uma é lida pelas outras.`,
    )
  }
  return complaints
}

/**
 * Complains about a previous secret that equals the current one: the operator would believe that the secret was
 * replaced.
 */
function secretComplaints({ AUTH_SECRET: secret, AUTH_SECRET_BEFORE: before = [] }: Settings): string[] {
  return secret !== undefined && before.includes(secret)
    ? ['AUTH_SECRET_BEFORE: traz também o segredo de AUTH_SECRET, que ainda não foi trocado.']
    : []
}

function bucketComplaints(read: Settings): string[] {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = names.filter((name) => read[name] === undefined)
  if (missing.length === names.length) return []
  return missing.map((name) => `${name}: falta; ${names.join(', ')} vão juntas.`)
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
  // Google's API offers image models only under names that begin with `gemini-`; it removed the others.
  const isForeign = provider === 'google' && model !== undefined && !model.startsWith('gemini-')
  return isForeign
    ? [...missing, `IMAGE_MODEL: veio "${model}", com IMAGE_PROVIDER=google o permitido começa com gemini-.`]
    : missing
}

/** Requires the id of the seller's account: without it, a payment to any seller would be accepted. */
function paymentComplaints(read: Settings): string[] {
  if (read.MP_ACCESS_TOKEN === undefined || collectorOf(read) !== undefined) return []
  return [
    'MP_COLLECTOR_ID: falta, e este MP_ACCESS_TOKEN não termina com o número da conta que recebe (o User ID em Suas integrações).',
  ]
}

function pushComplaints(read: Settings): string[] {
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const
  const missing = names.filter((name) => read[name] === undefined)
  if (missing.length === 1) return [`${missing[0]}: falta; as duas chaves VAPID vão juntas.`]
  const keys = vapidKeysOf(read)
  return !keys || isKeyPair(keys) ? [] : ['VAPID_PUBLIC_KEY: não é a chave pública desta VAPID_PRIVATE_KEY.']
}
