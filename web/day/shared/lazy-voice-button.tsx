import { Suspense } from 'react'
import { optionalPart } from '../../ui/layout/optional-part.ts'
import { createRecognition } from '../voice/recognition.ts'
import type { VoiceButtonProps } from '../voice/voice-button.tsx'
import { isDeaf } from '../voice/voice-memory.ts'

const VoiceButton = optionalPart(() => import('../voice/voice-button.tsx'), 'VoiceButton')

/**
 * Microphone of a text field. Renders nothing in a browser that has no speech recognition, or whose recognition has
 * turned out not to hear.
 */
export function LazyVoiceButton(props: VoiceButtonProps) {
  return (
    hears() && (
      <Suspense>
        <VoiceButton {...props} />
      </Suspense>
    )
  )
}

/**
 * Whether this browser could hear when the page was loaded. Asked only once: if it turns out not to hear, `VoiceButton`
 * hides the microphone itself and has to stay mounted to say why.
 */
let wasHearing: boolean | undefined
const hears = (): boolean => (wasHearing ??= createRecognition() !== null && !isDeaf())
