import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateImage, NoImageGeneratedError } from 'ai'
import * as z from 'zod'
import type { ImageConfig } from '../../platform/process/config.ts'
import { directFetch } from '../../platform/security/direct-fetch.ts'
import { requiredOf } from './image-access.ts'
import { BodyTooLarge, readCapped } from '../../platform/http/capped-body.ts'
import { type ImageModel, ImageModelError, type ImageModelFailure } from './image-model.ts'
import { downloadPublic } from './public-download.ts'

/** Milliseconds for which a generation may take; pictures take long. */
const generationLimitMs = 60_000
/**
 * Maximum size of a reply in bytes. A square of 1024 pixels in base64 takes 2 to 4 MB; the rest of the JSON is small.
 */
const maxReplyBytes = 16_000_000

/** Creates a model that speaks its provider's protocol. */
export function providerImageModel(
  config: ImageConfig,
  limitMs = generationLimitMs,
): Pick<ImageModel, 'generate'> {
  const model = vendorModel(config)
  const { provider } = config
  return {
    async generate(prompt, signal) {
      const limit = AbortSignal.timeout(limitMs)
      try {
        const { image } = await generateImage({
          model,
          prompt,
          // The client never retries, because a retry may pay for a second picture; callers see each failure and
          // decide.
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, limit]),
          ...(provider === 'google' ? { aspectRatio: '1:1' } : { size: '1024x1024' }),
        })
        return image.uint8Array
      } catch (error) {
        if (signal.aborted) throw new ImageModelError('aborted')
        if (limit.aborted) throw new ImageModelError('timeout')
        throw new ImageModelError(failureOf(error), statusOf(error))
      }
    },
  }
}

type VendorModel = Exclude<Parameters<typeof generateImage>[0]['model'], string>

function vendorModel(config: ImageConfig): VendorModel {
  const { provider } = config
  const required = (name: 'baseUrl' | 'apiKey' | 'model') => requiredOf(config, name)
  if (provider === 'google') {
    return createGoogle({
      apiKey: required('apiKey'),
      ...(config.baseUrl ? { baseURL: config.baseUrl } : {}),
      fetch: cappedFetch(),
    }).image(required('model'))
  }
  const apiKey = provider === 'openai' ? required('apiKey') : config.apiKey
  const baseURL =
    provider === 'openai' ? (config.baseUrl ?? 'https://api.openai.com/v1') : required('baseUrl')
  return createOpenAICompatible({
    name: 'images',
    baseURL,
    ...(apiKey ? { apiKey } : {}),
    fetch: cappedFetch(new URL(baseURL).origin),
  }).imageModel(required('model'))
}

/**
 * Returns a `fetch` with a limit on the size of a reply. Some providers reply with the address of a picture: if the
 * address is not on `origin` (the provider's own), the picture is downloaded without the key, like one on an untrusted
 * host.
 */
function cappedFetch(origin?: string): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const limits = { maxBytes: maxReplyBytes, signal: init?.signal ?? AbortSignal.timeout(generationLimitMs) }
    if (origin && new URL(url).origin !== origin) {
      return new Response(new Uint8Array(await downloadPublic(url, limits)))
    }
    const reply = await directFetch(input, init)
    const bytes = reply.body ? new Uint8Array(await readCapped(reply.body, maxReplyBytes)) : null
    const { status, statusText, headers } = reply
    return new Response(bytes, { status, statusText, headers })
  }
}

const readGoogle = z.object({
  finishReason: z
    .string()
    .nullish()
    .transform((reason) => reason ?? ''),
})
const declined = /moderation|content.?policy|safety/i
const noCredit = /quota|billing|credit|balance/i

function failureOf(error: unknown): ImageModelFailure {
  if (hasCause(error, BodyTooLarge)) return 'too_large'
  if (NoImageGeneratedError.isInstance(error)) return isDeclined(error) ? 'refused' : 'no_image'
  if (!APICallError.isInstance(error)) return 'no_image'
  const { statusCode: status = 0, responseBody = '' } = error
  if (status === 401 || status === 403) return 'key_refused'
  if (status === 429 || status === 402 || (status === 400 && noCredit.test(responseBody))) return 'limit'
  if (status === 400) return declined.test(responseBody) ? 'refused' : 'unavailable'
  return status >= 200 && status < 300 ? 'no_image' : 'unavailable'
}

/** Google's reasons for declining, which the AI SDK passes on unchanged. */
const declinedReasons = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/

function isDeclined({ calls = [] }: NoImageGeneratedError): boolean {
  return calls.some(({ providerMetadata }) => {
    const { finishReason } = readGoogle.parse(providerMetadata?.['google'] ?? {})
    return declinedReasons.test(finishReason)
  })
}

function statusOf(error: unknown): number | undefined {
  return APICallError.isInstance(error) ? error.statusCode : undefined
}

function hasCause(error: unknown, kind: typeof BodyTooLarge): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof kind) return true
  return false
}
