import { onFirstInteraction } from './first-interaction.ts'
import { redirectOrOffer } from './signed-in-visit.ts'
import { loadSampleOnFocus } from '../sample/sample-wake.ts'
import { stored, text } from '../../../ui/storage/stored.ts'

loadSampleOnFocus()
// Offline the request fails and the page stays as it is.
redirectOrOffer().catch(() => undefined)

// Loaded only where a pixel is configured. Nothing is tracked before the person decides, so the consent banner appears
// at the first user interaction.
if (document.querySelector('meta[name=pixel]')) {
  const kept = document.querySelector<HTMLMetaElement>('meta[name=decision]')?.content ?? ''
  if (stored(kept, text).get() === null) onFirstInteraction(window, measure)
  else measure()
}

function measure(): void {
  import('../../../privacy/shared/measured-landing.ts')
    .then(({ measureLanding }) => measureLanding())
    .catch(() => undefined)
}
