import type { DataRecipient } from '#contract/privacy.ts'
import type { Config } from '../platform/config.ts'

const visionNames = {
  openai: 'OpenAI (Estados Unidos)',
  openrouter: 'OpenRouter (Estados Unidos)',
  google: 'Google (Estados Unidos)',
  anthropic: 'Anthropic (Estados Unidos)',
} as const

export type HandlingSettings = Pick<Config, 'vision' | 'smtpUrl' | 'bucket' | 'pixel' | 'photoDays'>

/** Who gets a part of somebody's data, as this installation is set. Pictures of recipes tell nobody of anybody. */
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

/** Whoever answers at an address of the operator's choice is not the provider that its wire format is named after. */
function visionNameOf({ provider, baseUrl }: Config['vision']): string {
  if (baseUrl !== undefined) return hostOf(baseUrl)
  return provider in visionNames ? visionNames[provider as keyof typeof visionNames] : 'servidor próprio'
}

function hostOf(address: string): string {
  return new URL(address).hostname
}
