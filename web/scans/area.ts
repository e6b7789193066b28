import { scanRoutes } from './scans/routes.ts'

export const scansArea = [...scanRoutes] as const
