import type { ImageConfig } from '../../platform/process/config.ts'

type Access = 'model' | 'apiKey' | 'baseUrl'

const needed: Record<ImageConfig['provider'], readonly Access[]> = {
  none: [],
  openai: ['apiKey', 'model'],
  'openai-compatible': ['baseUrl', 'model'],
  google: ['apiKey', 'model'],
}

/** @throws when the configuration lacks what its provider needs. */
export function assertComplete(config: ImageConfig): void {
  for (const name of needed[config.provider]) requiredOf(config, name)
}

/** @throws when the value is missing. */
export function requiredOf(config: ImageConfig, name: Access): string {
  const value = config[name]
  if (!value) throw new Error(`image provider ${config.provider} needs a value for ${name}`)
  return value
}
