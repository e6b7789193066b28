import { leadOn } from './signed-in-visit.ts'
import { wakeSample } from './sample/sample-wake.ts'

wakeSample()
// Without a network the page is read as it is.
leadOn().catch(() => undefined)
