import { consentRoutes } from './consents/routes.ts'

export const privacyArea = [...consentRoutes] as const
