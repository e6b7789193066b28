import type { VisionProvider } from '../../platform/process/settings.ts'

export interface VisionConfig {
  readonly provider: VisionProvider
  /** Address in place of the vendor's; required for `openai-compatible`. */
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
  readonly model?: string | undefined
}

type Access = 'model' | 'apiKey' | 'baseUrl'

const needed: Record<VisionProvider, readonly Access[]> = {
  none: [],
  openai: ['model', 'apiKey'],
  openrouter: ['model', 'apiKey'],
  ollama: ['model'],
  'openai-compatible': ['model', 'baseUrl'],
  google: ['model', 'apiKey'],
  anthropic: ['model', 'apiKey'],
}

/** Checks that the configuration has all that its provider needs. Throws when something is missing. */
export function assertComplete(config: VisionConfig): void {
  for (const name of needed[config.provider]) requiredOf(config, name)
}

/** Returns a value of the configuration. Throws when it is missing. */
export function requiredOf(config: VisionConfig, name: Access): string {
  const value = config[name]
  if (!value) throw new Error(`vision provider ${config.provider} needs a value for ${name}`)
  return value
}
