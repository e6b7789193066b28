import { reportRoutes } from './reports/routes.ts'

export const reportsArea = [...reportRoutes] as const
