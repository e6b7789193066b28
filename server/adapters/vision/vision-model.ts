import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, wrapLanguageModel } from 'ai'
import { directFetch } from '../../platform/security/direct-fetch.ts'
import type { VisionProvider } from '../../platform/process/settings.ts'
import { requiredOf, type VisionConfig } from './vision-config.ts'

type VisionModel = Parameters<typeof wrapLanguageModel>[0]['model']

/** Returns the configured model of a vendor. Throws when the configuration lacks what the provider needs. */
export function visionModelFrom(
  provider: Exclude<VisionProvider, 'none'>,
  config: VisionConfig,
  traceparent: () => string | undefined = () => undefined,
): ReturnType<typeof wrapLanguageModel> {
  return wrapLanguageModel({
    model: vendorModel(provider, config, traceparent),
    // Models on servers that do not enforce the schema put their answer into a code fence or a sentence.
    middleware: extractJsonMiddleware({ transform: outermostObject }),
  })
}

function vendorModel(
  provider: Exclude<VisionProvider, 'none'>,
  config: VisionConfig,
  traceparent: () => string | undefined,
): VisionModel {
  const required = (name: 'baseUrl' | 'apiKey' | 'model') => requiredOf(config, name)
  const model = required('model')
  const chat = (options: Partial<Parameters<typeof createOpenAICompatible>[0]> & { baseURL: string }) =>
    createOpenAICompatible({
      name: 'vision',
      // Without this the client leaves the schema out and asks for any JSON.
      supportsStructuredOutputs: true,
      fetch: directFetch,
      ...(config.apiKey ? { apiKey: config.apiKey } : {}),
      ...options,
    }).chatModel(model)

  switch (provider) {
    case 'openai':
      return chat({
        apiKey: required('apiKey'),
        baseURL: config.baseUrl ?? 'https://api.openai.com/v1',
        // OpenAI's reasoning models refuse `max_tokens`; all its models accept this name.
        transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens }),
      })
    case 'openrouter':
      return chat({
        apiKey: required('apiKey'),
        baseURL: config.baseUrl ?? 'https://openrouter.ai/api/v1',
        // Allows only hosts that neither store photos nor train on them.
        transformRequestBody: (body) => ({ ...body, provider: { data_collection: 'deny' } }),
      })
    case 'ollama':
      return chat({ baseURL: config.baseUrl ?? 'http://127.0.0.1:11434/v1', fetch: tracedFetch(traceparent) })
    case 'openai-compatible':
      return chat({ baseURL: required('baseUrl'), fetch: tracedFetch(traceparent) })
    case 'google':
      return createGoogle({
        apiKey: required('apiKey'),
        fetch: directFetch,
        ...(config.baseUrl ? { baseURL: config.baseUrl } : {}),
      })(model)
    case 'anthropic':
      return createAnthropic({
        apiKey: required('apiKey'),
        fetch: directFetch,
        ...(config.baseUrl ? { baseURL: config.baseUrl } : {}),
      })(model)
  }
}

/** Returns a `fetch` that continues the trace at a model server of the operator. It is not used for vendors. */
function tracedFetch(traceparent: () => string | undefined): typeof fetch {
  return (input, init) => {
    const parent = traceparent()
    if (parent === undefined) return directFetch(input, init)
    const headers = new Headers(init?.headers)
    headers.set('traceparent', parent)
    return directFetch(input, { ...init, headers })
  }
}

function outermostObject(text: string): string {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  return start === -1 || end < start ? text : text.slice(start, end + 1)
}
