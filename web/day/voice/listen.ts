import { type Recognition, wordsOf } from './recognition.ts'

export type ListenFailure = 'deaf' | 'denied' | 'noMicrophone' | 'network' | 'silence'

interface Hearing {
  /** Called when the browser begins to hear. */
  readonly onStart: () => void
  /** Called with all words so far, which may still change. */
  readonly onWords: (words: string) => void
  /** Called once, with all words; they are empty after a failure without any. */
  readonly onEnd: (words: string, failure: ListenFailure | null) => void
}

export interface Listening {
  /** Ends the dictation with the words so far. */
  readonly stop: () => void
  /** Ends the dictation without calling `onEnd`. */
  readonly cancel: () => void
}

const failures: Readonly<Record<string, ListenFailure>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'deaf',
  'language-not-supported': 'deaf',
  'audio-capture': 'noMicrophone',
  network: 'network',
  'no-speech': 'silence',
}

const roundMs = 6_000
/**
 * Rounds without a start event after which the browser counts as deaf, by microphone permission: more while the
 * browser may be asking for the permission.
 */
const mostRounds: Readonly<Record<string, number>> = { granted: 1, prompt: 10 }
const roundsWithoutAnswer = 4

/**
 * Starts a dictation. Apps on an iPhone's home screen have a recognition that never starts and reports no error, so a
 * browser without a start event counts as deaf.
 */
export function listen(recognition: Recognition, { onStart, onWords, onEnd }: Hearing): Listening {
  let words = ''
  let failure: ListenFailure | null = null
  let hasStarted = false
  let isOver = false
  let isStopped = false
  let round: ReturnType<typeof setTimeout> | undefined
  const finish = () => {
    clearTimeout(round)
    if (isOver) return
    isOver = true
    onEnd(words, words === '' && !isStopped ? (failure ?? (hasStarted ? 'silence' : 'deaf')) : null)
  }
  const giveUp = () => {
    failure = 'deaf'
    finish()
    recognition.abort()
  }
  const endRound = async (rounds: number) => {
    const most = mostRounds[await microphoneState()] ?? roundsWithoutAnswer
    if (hasStarted || isOver) return
    if (rounds >= most) giveUp()
    else wait(rounds + 1)
  }
  const wait = (rounds: number) => {
    round = setTimeout(() => void endRound(rounds), roundMs)
  }

  recognition.addEventListener('start', () => {
    hasStarted = true
    clearTimeout(round)
    if (!isOver) onStart()
  })
  recognition.addEventListener('result', ({ results }) => {
    words = wordsOf(results)
    if (!isOver) onWords(words)
  })
  recognition.addEventListener('error', ({ error }) => (failure = failures[error] ?? failure))
  recognition.addEventListener('end', finish)
  try {
    recognition.start()
    wait(1)
  } catch {
    giveUp()
  }
  return {
    stop: () => {
      isStopped = true
      recognition.stop()
    },
    cancel: () => {
      isOver = true
      clearTimeout(round)
      recognition.abort()
    },
  }
}

/** Returns the permission of the microphone; `unknown` where the browser does not tell it. */
async function microphoneState(): Promise<string> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state
  } catch {
    return 'unknown'
  }
}
