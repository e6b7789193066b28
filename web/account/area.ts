import { accountRoutes } from './account/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { questionnaireRoutes } from './questionnaire/routes.ts'
import { securityRoutes } from './security/routes.ts'

export const accountArea = [
  ...accountRoutes,
  ...profileRoutes,
  ...questionnaireRoutes,
  ...securityRoutes,
] as const
