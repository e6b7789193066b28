import { dietRoutes } from './diets/routes.ts'
import { weekRoutes } from './week-plans/routes.ts'

export const menusArea = [...dietRoutes, ...weekRoutes] as const
