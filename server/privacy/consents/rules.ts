import type { DataRecipient } from '#contract/privacy/consents.ts'
import type { Config } from '../../platform/process/config.ts'

const visionNames = {
  openai: 'OpenAI (Estados Unidos)',
  openrouter: 'OpenRouter (Estados Unidos)',
  google: 'Google (Estados Unidos)',
  anthropic: 'Anthropic (Estados Unidos)',
} as const

export type HandlingSettings = Pick<Config, 'vision' | 'smtpUrl' | 'bucket' | 'pixel' | 'photoDays'>

/** Returns the recipients of personal data in this configuration. Image generation receives none. */
export function recipientsOf(
  { vision, smtpUrl, bucket, pixel }: HandlingSettings,
  takesMoney: boolean,
): readonly DataRecipient[] {
  const found: DataRecipient[] = []
  if (takesMoney) found.push({ kind: 'payments', name: 'Mercado Pago (Brasil)' })
  if (smtpUrl) found.push({ kind: 'mail', name: hostOf(smtpUrl) })
  if (bucket) found.push({ kind: 'storage', name: hostOf(bucket.endpoint) })
  if (vision.provider !== 'none') found.push({ kind: 'vision', name: visionNameOf(vision) })
  if (pixel) found.push({ kind: 'pixel', name: 'Meta (Estados Unidos)' })
  return found
}

/** Names the operator of the model. With a custom base URL it is not necessarily the provider of the wire format. */
function visionNameOf({ provider, baseUrl }: Config['vision']): string {
  if (baseUrl !== undefined) return hostOf(baseUrl)
  return provider in visionNames ? visionNames[provider as keyof typeof visionNames] : 'servidor próprio'
}

function hostOf(address: string): string {
  return new URL(address).hostname
}
