import { dayRoutes } from './days/routes.ts'
import { foodRoutes } from './foods/routes.ts'
import { protocolRoutes } from './protocols/routes.ts'
import { todayRoutes } from './today/routes.ts'

export const dayArea = [...todayRoutes, ...dayRoutes, ...protocolRoutes, ...foodRoutes] as const
