import type { ImageConfig } from '../../platform/process/config.ts'

type Access = 'model' | 'apiKey' | 'baseUrl'

const needed: Record<ImageConfig['provider'], readonly Access[]> = {
  none: [],
  openai: ['apiKey', 'model'],
  'openai-compatible': ['baseUrl', 'model'],
  google: ['apiKey', 'model'],
}

/** Checks that the configuration has all that its provider needs. Throws when something is missing. */
export function assertComplete(config: ImageConfig): void {
  for (const name of needed[config.provider]) requiredOf(config, name)
}

/** Returns a value of the configuration. Throws when it is missing. */
export function requiredOf(config: ImageConfig, name: Access): string {
  const value = config[name]
  if (!value) throw new Error(`image provider ${config.provider} needs a value for ${name}`)
  return value
}
