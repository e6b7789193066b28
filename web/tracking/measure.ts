import { accountHere, currentStand, onStand } from './consent.ts'
import { createRecorder } from './recorder.ts'
import { type Pixel, tellPixel } from './pixel.ts'
import { followEvents } from './track.ts'

/** Connects events of this page with the pixel, subject to consent. */
export function measure(pixel: Pixel, page: () => string): { forget: () => void } {
  const recorder = createRecorder({
    stand: currentStand,
    accountId: accountHere,
    page: () => location.origin + page(),
    tell: (telling) => tellPixel(pixel, telling),
    storage: localStorage,
  })
  onStand(recorder.settle)
  followEvents(recorder.record)
  return recorder
}
