import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { optionalPart } from '../../ui/layout/optional-part.ts'

// Loaded lazily: a diet is created and a menu generated only with a connection.
const load = () => import('./first-diet.tsx')
export const FirstDiet = lazyPart(load, 'FirstDiet')
export const AskedMenu = optionalPart(load, 'AskedMenu')
export const BeforeMenu = optionalPart(load, 'BeforeMenu')
