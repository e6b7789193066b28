import { foodRoutes } from './foods/routes.ts'
import { protocolRoutes } from './protocols/routes.ts'
import { todayRoutes } from './today/routes.ts'

export const dayArea = [...todayRoutes, ...protocolRoutes, ...foodRoutes] as const
