import { APICallError, generateText, NoObjectGeneratedError, Output, RetryError, type ModelMessage } from 'ai'
import { z } from 'zod'
import {
  RecognitionError,
  type PlateContext,
  type PlatePhoto,
  type PlateRecognizer,
  type Recognition,
} from './plate-recognizer.ts'
import { correctionRequest, promptVersion, recognitionRequest } from './recognition-prompt.ts'
import { sightingAnswer, sightingFrom, type SightingAnswer } from './sighting-schema.ts'
import type { visionModelFrom } from './vision-model.ts'

/** Enough for twenty foods of some 150 tokens each; a plate of eight already takes more than 1,200. */
const maxOutputTokens = 4000

const problemLength = 600

interface Tokens {
  readonly input: number
  readonly output: number
}

/** Unusable answer. */
interface Unusable {
  readonly text: string
  readonly problem: string
}

export interface VisionRecognizerOptions {
  readonly name: string
  readonly model: ReturnType<typeof visionModelFrom>
  readonly instructions: string
  /** Total time limit: retry, second request, parsing. */
  readonly limitMs: number
}

/**
 * Recognizer that uses the vendor's own protocol. The client retries a transport failure (429, 5xx, broken connection)
 * once; an unusable answer is sent back once with its error.
 */
export function visionRecognizer({
  name,
  model,
  instructions,
  limitMs,
}: VisionRecognizerOptions): PlateRecognizer {
  // Reset at the first rejection: reasoning models reject the parameter, and their names do not show it.
  let takesTemperature = true

  async function ask(
    messages: ModelMessage[],
    maxRetries: number,
    abortSignal: AbortSignal,
  ): Promise<{ answer: SightingAnswer | Unusable; tokens: Tokens }> {
    const options = {
      model,
      messages,
      instructions,
      maxOutputTokens,
      maxRetries,
      abortSignal,
      output: Output.object({ schema: sightingAnswer, name: 'food_scan' }),
    }
    try {
      const result = await generateText({ ...options, ...(takesTemperature ? { temperature: 0 } : {}) })
      const tokens = tokensOf(result.usage)
      if (result.finishReason === 'content-filter') throw refusal(name)
      const isEmpty = result.text === '' || result.finishReason === 'tool-calls'
      return { answer: isEmpty ? unusable('', result.finishReason) : result.output, tokens }
    } catch (error) {
      if (takesTemperature && refusesTemperature(error)) {
        takesTemperature = false
        return ask(messages, maxRetries, abortSignal)
      }
      if (!NoObjectGeneratedError.isInstance(error)) throw error
      if (error.finishReason === 'content-filter') throw refusal(name)
      return {
        answer: unusable(error.text ?? '', error.finishReason, error.cause),
        tokens: tokensOf(error.usage),
      }
    }
  }

  async function recogniseWithin(
    photo: PlatePhoto,
    context: PlateContext,
    signal: AbortSignal,
    mayAskAgain: () => Promise<boolean>,
  ): Promise<Recognition> {
    const request: ModelMessage = {
      role: 'user',
      content: [
        { type: 'file', mediaType: photo.mediaType, data: { type: 'data', data: photo.bytes } },
        { type: 'text', text: recognitionRequest(context) },
      ],
    }
    const told = { model: model.modelId, promptVersion }
    const first = await ask([request], 1, signal)
    if (isUsable(first.answer)) {
      return { sighting: sightingFrom(first.answer), tokens: first.tokens, askedAgain: false, ...told }
    }
    const { text, problem } = first.answer
    if (!(await mayAskAgain())) throw new RecognitionError('invalid_answer', `${name}: ${problem}`)
    const second = await ask(
      [
        request,
        ...(text ? [{ role: 'assistant' as const, content: text }] : []),
        { role: 'user', content: correctionRequest(problem) },
      ],
      0,
      signal,
    )
    if (!isUsable(second.answer)) {
      throw new RecognitionError('invalid_answer', `${name}: ${second.answer.problem}`)
    }
    const tokens = {
      input: first.tokens.input + second.tokens.input,
      output: first.tokens.output + second.tokens.output,
    }
    return { sighting: sightingFrom(second.answer), tokens, askedAgain: true, ...told }
  }

  return {
    name,
    async recognise(photo, context, signal, mayAskAgain = async () => true) {
      const limit = AbortSignal.timeout(limitMs)
      try {
        return await recogniseWithin(photo, context, AbortSignal.any([signal, limit]), mayAskAgain)
      } catch (error) {
        if (error instanceof RecognitionError) throw error
        if (signal.aborted) throw new RecognitionError('aborted', `${name}: given up by the caller`)
        if (limit.aborted) throw new RecognitionError('timeout', `${name}: no answer within ${limitMs} ms`)
        throw new RecognitionError('unavailable', `${name}: ${transportProblem(error)}`)
      }
    },
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

function transportProblem(error: unknown): string {
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (APICallError.isInstance(last)) return `${last.statusCode ?? 'no status'}, ${last.message.slice(0, 200)}`
  return last instanceof Error ? last.message.slice(0, 200) : 'unknown failure'
}
