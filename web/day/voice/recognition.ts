/** Part of the Web Speech API that dictation uses; the types of TypeScript do not have it. */
export interface Recognition {
  lang: string
  interimResults: boolean
  continuous: boolean
  start(): void
  stop(): void
  abort(): void
  addEventListener(type: 'start' | 'end', listener: () => void): void
  addEventListener(type: 'result', listener: (event: { readonly results: Results }) => void): void
  addEventListener(type: 'error', listener: (event: { readonly error: string }) => void): void
}

type Results = ArrayLike<ArrayLike<{ readonly transcript: string }>>

interface SpeechWindow {
  readonly SpeechRecognition?: new () => Recognition
  readonly webkitSpeechRecognition?: new () => Recognition
}

/** Returns a new recognition of Brazilian Portuguese; null in a browser without one. */
export function createRecognition(): Recognition | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as SpeechWindow
  const Recogniser = SpeechRecognition ?? webkitSpeechRecognition
  if (!Recogniser) return null
  const recognition = new Recogniser()
  recognition.lang = 'pt-BR'
  recognition.interimResults = true
  // Chrome on Android repeats the words of earlier results in a continuous recognition.
  recognition.continuous = false
  return recognition
}

/** Returns the words of all results so far. */
export function wordsOf(results: Results): string {
  const texts = Array.from(results, (one) => one[0]?.transcript.trim() ?? '')
  return texts.filter(Boolean).join(' ')
}
