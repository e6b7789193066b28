import { APICallError, generateText, NoObjectGeneratedError, Output, RetryError, type ModelMessage } from 'ai'
import { z } from 'zod'
import {
  RecognitionError,
  type PlateContext,
  type PlatePhoto,
  type PlateRecognizer,
  type Recognition,
  type RecognitionOptions,
} from './plate-recognizer.ts'
import { correctionRequest, promptVersion, recognitionRequest } from './recognition-prompt.ts'
import { sightingAnswer, sightingFrom, type SightingAnswer } from './sighting-schema.ts'
import type { visionModelFrom } from './vision-model.ts'

/**
 * Maximum length of an answer: enough for twenty foods of some 150 tokens. A plate of eight takes more than 1,200.
 */
const maxOutputTokens = 4000

const problemLength = 600

interface Tokens {
  readonly input: number
  readonly output: number
}

/** Answer that cannot be used, and the reason. */
interface Unusable {
  readonly text: string
  readonly problem: string
}

export interface VisionRecognizerOptions {
  readonly name: string
  readonly model: ReturnType<typeof visionModelFrom>
  readonly instructions: string
  /** Milliseconds for a recognition with its retry, second request and parsing. */
  readonly limitMs: number
}

/** Options of the recogniser, and whether its model accepts a temperature. */
interface Asked extends VisionRecognizerOptions {
  /**
   * Whether to send a temperature: false once the model has refused one. Reasoning models refuse it, and their names do
   * not show what they are.
   */
  takesTemperature: boolean
}

/**
 * Creates a recogniser in its vendor's protocol. The client retries a transport failure (429, 5xx, broken connection)
 * once. An unusable answer is sent back to the model once, with the reason.
 */
export function visionRecognizer(options: VisionRecognizerOptions): PlateRecognizer {
  const asked: Asked = { ...options, takesTemperature: true }
  const { name, limitMs } = options
  return {
    name,
    async recognise(photo, context, { signal, mayAskAgain = async () => true }) {
      const limit = AbortSignal.timeout(limitMs)
      const request = requestFor(photo, context)
      try {
        return await recogniseWithin(asked, request, {
          signal: AbortSignal.any([signal, limit]),
          mayAskAgain,
        })
      } catch (error) {
        if (error instanceof RecognitionError) throw error
        if (signal.aborted) throw new RecognitionError('aborted', `${name}: given up by the caller`)
        if (limit.aborted) throw new RecognitionError('timeout', `${name}: no answer within ${limitMs} ms`)
        throw new RecognitionError('unavailable', `${name}: ${transportProblem(error)}`)
      }
    },
  }
}

function requestFor(photo: PlatePhoto, context: PlateContext): ModelMessage {
  return {
    role: 'user',
    content: [
      { type: 'file', mediaType: photo.mediaType, data: { type: 'data', data: photo.bytes } },
      { type: 'text', text: recognitionRequest(context) },
    ],
  }
}

async function recogniseWithin(
  asked: Asked,
  request: ModelMessage,
  { signal, mayAskAgain }: Required<RecognitionOptions>,
): Promise<Recognition> {
  const { name, model } = asked
  const told = { model: model.modelId, promptVersion }
  const first = await ask(asked, [request], { maxRetries: 1, abortSignal: signal })
  if (isUsable(first.answer)) {
    return { sighting: sightingFrom(first.answer), tokens: first.tokens, askedAgain: false, ...told }
  }
  const { text, problem } = first.answer
  if (!(await mayAskAgain())) throw new RecognitionError('invalid_answer', `${name}: ${problem}`)
  const messages: ModelMessage[] = [
    request,
    ...(text ? [{ role: 'assistant' as const, content: text }] : []),
    { role: 'user', content: correctionRequest(problem) },
  ]
  const second = await ask(asked, messages, { maxRetries: 0, abortSignal: signal })
  if (!isUsable(second.answer)) {
    throw new RecognitionError('invalid_answer', `${name}: ${second.answer.problem}`)
  }
  const tokens = {
    input: first.tokens.input + second.tokens.input,
    output: first.tokens.output + second.tokens.output,
  }
  return { sighting: sightingFrom(second.answer), tokens, askedAgain: true, ...told }
}

async function ask(
  asked: Asked,
  messages: ModelMessage[],
  limits: { readonly maxRetries: number; readonly abortSignal: AbortSignal },
): Promise<{ answer: SightingAnswer | Unusable; tokens: Tokens }> {
  const { name, model, instructions, takesTemperature } = asked
  try {
    const result = await generateText({
      model,
      messages,
      instructions,
      maxOutputTokens,
      ...limits,
      output: Output.object({ schema: sightingAnswer, name: 'food_scan' }),
      ...(takesTemperature && { temperature: 0 }),
    })
    const tokens = tokensOf(result.usage)
    if (result.finishReason === 'content-filter') throw refusal(name)
    const isEmpty = result.text === '' || result.finishReason === 'tool-calls'
    return { answer: isEmpty ? unusable('', result.finishReason) : result.output, tokens }
  } catch (error) {
    if (takesTemperature && refusesTemperature(error)) {
      asked.takesTemperature = false
      return ask(asked, messages, limits)
    }
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    if (error.finishReason === 'content-filter') throw refusal(name)
    return {
      answer: unusable(error.text ?? '', error.finishReason, error.cause),
      tokens: tokensOf(error.usage),
    }
  }
}

function isUsable(answer: SightingAnswer | Unusable): answer is SightingAnswer {
  return 'items' in answer
}

function refusal(name: string): RecognitionError {
  return new RecognitionError('refused', `${name}: declined this photo`)
}

function unusable(text: string, finishReason: string | undefined, cause?: unknown): Unusable {
  if (finishReason === 'length') return { text: '', problem: 'ficou longa demais e foi cortada; seja breve.' }
  if (text === '') return { text, problem: 'veio vazia.' }
  const schemaError = cause instanceof Error ? cause.cause : undefined
  const problem = schemaError instanceof z.ZodError ? z.prettifyError(schemaError) : 'não é um JSON válido.'
  return { text, problem: problem.slice(0, problemLength) }
}

function tokensOf(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
) {
  return { input: usage?.inputTokens ?? 0, output: usage?.outputTokens ?? 0 }
}

function refusesTemperature(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === 400 && /temperature/i.test(error.message)
}

export function transportProblem(error: unknown): string {
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (APICallError.isInstance(last)) return `${last.statusCode ?? 'no status'}, ${last.message.slice(0, 200)}`
  return last instanceof Error ? last.message.slice(0, 200) : 'unknown failure'
}
