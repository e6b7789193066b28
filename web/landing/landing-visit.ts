import { onFirstSign } from './first-sign.ts'
import { leadOn } from './signed-in-visit.ts'
import { wakeSample } from './sample/sample-wake.ts'

wakeSample()
// Without a network the page is read as it is.
leadOn().catch(() => undefined)

// Where no pixel is configured, nothing of it is fetched. Where nobody has decided yet nothing is told, and whoever does
// nothing decides nothing: what asks comes with the first sign of life.
if (document.querySelector('meta[name=pixel]')) {
  const kept = document.querySelector<HTMLMetaElement>('meta[name=decision]')?.content ?? ''
  if (localStorage.getItem(kept) === null) onFirstSign(window, measure)
  else measure()
}

function measure(): void {
  import('../tracking/measured-landing.ts')
    .then(({ measureLanding }) => measureLanding())
    .catch(() => undefined)
}
