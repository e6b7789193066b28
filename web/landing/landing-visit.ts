import { leadOn } from './signed-in-visit.ts'
import { wakeSample } from './sample/sample-wake.ts'

wakeSample()
// Without a network the page is read as it is.
leadOn().catch(() => undefined)

// Where no pixel is configured, nothing of it is fetched.
if (document.querySelector('meta[name=pixel]')) {
  import('../tracking/measured-landing.ts')
    .then(({ measureLanding }) => measureLanding())
    .catch(() => undefined)
}
