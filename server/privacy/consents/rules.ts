import type { Reply } from '#contract/endpoint.ts'
import type { DataRecipient, readDataHandling as endpoint } from '#contract/privacy/consents.ts'
import type { Config } from '../../platform/process/config.ts'

const visionNames = {
  openai: 'OpenAI (Estados Unidos)',
  openrouter: 'OpenRouter (Estados Unidos)',
  google: 'Google (Estados Unidos)',
  anthropic: 'Anthropic (Estados Unidos)',
} as const

/** Configuration that decides which companies receive personal data. */
export interface HandlingServices {
  readonly config: Pick<Config, 'vision' | 'smtpUrl' | 'bucket' | 'products' | 'pixel' | 'photoDays'>
  readonly payments: { readonly provider: object | null; readonly isDemonstration: boolean }
}

/**
 * Describes, for this configuration, the recipients of personal data, the retention of photos and whether payments are
 * a demonstration.
 */
export function describeHandling({ config, payments }: HandlingServices): Reply<typeof endpoint> {
  const takesMoney = payments.provider !== null && !payments.isDemonstration
  return {
    photo_days: config.photoDays,
    is_demonstration: payments.isDemonstration,
    recipients: [...recipientsOf(config, takesMoney)],
  }
}

/**
 * Returns the recipients of data in this configuration. Open Food Facts is among them because it receives what a person
 * scanned, although not from whom; the image generator is not, because it receives only recipes.
 */
export function recipientsOf(
  { vision, smtpUrl, bucket, products, pixel }: HandlingServices['config'],
  takesMoney: boolean,
): readonly DataRecipient[] {
  const found: DataRecipient[] = []
  if (takesMoney) found.push({ kind: 'payments', name: 'Mercado Pago (Brasil)' })
  if (smtpUrl) found.push({ kind: 'mail', name: hostOf(smtpUrl) })
  if (bucket) found.push({ kind: 'storage', name: hostOf(bucket.endpoint) })
  if (vision.provider !== 'none') found.push({ kind: 'vision', name: visionNameOf(vision) })
  if (products.contact !== undefined) found.push({ kind: 'products', name: productsNameOf(products) })
  if (pixel) found.push({ kind: 'pixel', name: 'Meta (Estados Unidos)' })
  return found
}

function productsNameOf({ baseUrl }: Config['products']): string {
  const host = hostOf(baseUrl)
  return host.endsWith('openfoodfacts.org') ? 'Open Food Facts (França)' : host
}

/**
 * Names the operator of the vision model: the host of a configured base URL, because it may be another company's, else
 * the provider of the model's API.
 */
function visionNameOf({ provider, baseUrl }: Config['vision']): string {
  if (baseUrl !== undefined) return hostOf(baseUrl)
  return provider in visionNames ? visionNames[provider as keyof typeof visionNames] : 'servidor próprio'
}

function hostOf(address: string): string {
  return new URL(address).hostname
}
