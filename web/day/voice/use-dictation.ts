import { useEffect, useRef, useState } from 'react'
import { listen, type Listening } from './listen.ts'
import { createRecognition } from './recognition.ts'
import { isDeaf as isKnownDeaf, rememberDeaf } from './voice-memory.ts'
import { failureCopy } from './copy.ts'

type State = 'idle' | 'starting' | 'listening'

interface Dictation {
  readonly state: State
  /** Words of the running dictation, which may still change. */
  readonly interim: string
  /** Explains why the last dictation failed; null if it did not. */
  readonly trouble: string | null
  /** The browser turned out not to hear. */
  readonly isDeaf: boolean
  readonly start: () => void
  readonly stop: () => void
}

/** Dictation into a field; `onWords` is called once for each dictation that heard something. */
export function useDictation(onWords: (words: string) => void): Dictation {
  const [state, setState] = useState<State>('idle')
  const [interim, setInterim] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isDeaf, setDeaf] = useState(isKnownDeaf)
  const running = useRef<Listening>(null)
  // The words come after renders in which the text of the field may have changed.
  const heard = useRef(onWords)
  useEffect(() => {
    heard.current = onWords
  })
  useEffect(() => () => running.current?.cancel(), [])

  const start = () => {
    const recognition = createRecognition()
    if (!recognition) return
    setTrouble(null)
    setInterim('')
    setState('starting')
    running.current = listen(recognition, {
      onStart: () => setState('listening'),
      onWords: setInterim,
      onEnd: (words, failure) => {
        running.current = null
        setState('idle')
        setInterim('')
        setTrouble(failure && failureCopy[failure])
        if (failure === 'deaf') {
          rememberDeaf()
          setDeaf(true)
        }
        if (words !== '') heard.current(words)
      },
    })
  }
  return { state, interim, trouble, isDeaf, start, stop: () => running.current?.stop() }
}
