import { accountHere, currentConsent, onConsentChange } from './consent.ts'
import { createRecorder } from './recorder.ts'
import { type Pixel, sendToPixel } from './pixel.ts'
import { followEvents } from '../shared/track.ts'

/** Connects events of this page with the pixel, subject to consent. */
export function measure(pixel: Pixel, page: () => string): { forget: () => void } {
  const recorder = createRecorder({
    consent: currentConsent,
    accountId: accountHere,
    page: () => location.origin + page(),
    deliver: (event) => sendToPixel(pixel, event),
  })
  onConsentChange(recorder.settle)
  followEvents(recorder.record)
  return recorder
}
