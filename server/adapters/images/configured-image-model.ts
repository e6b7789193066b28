import type { ImageConfig } from '../../platform/process/config.ts'
import { once } from '../../platform/concurrency/once.ts'
import { assertComplete, requiredOf } from './image-access.ts'
import type { ImageModel } from './image-model.ts'

export interface ImageModelSurroundings {
  readonly limitMs?: number
}

/**
 * Returns the configured model of images; `null` without a provider. The vendors' clients are loaded with the first
 * picture.
 * @throws when the configuration lacks what its provider needs, which stops the process at its start
 */
export function imageModelFrom(
  config: ImageConfig,
  { limitMs }: ImageModelSurroundings = {},
): ImageModel | null {
  const { provider, costUsd = null } = config
  if (provider === 'none') return null
  assertComplete(config)
  const model = requiredOf(config, 'model')
  const loading = once(async () => {
    const { providerImageModel } = await import('./provider-image-model.ts')
    return providerImageModel(config, limitMs)
  })
  return {
    describe: () => ({ provider, model, costUsd }),
    generate: async (...asked) => (await loading()).generate(...asked),
  }
}
