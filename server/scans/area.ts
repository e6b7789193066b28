import { joinFeatures } from '../platform/feature.ts'
import { deleteOldPhotos } from './scans/delete-photos.ts'
import { scanRoutes } from './scans/routes.ts'

/** FoodScan: a plate's photo or description, and the foods recognised in it. */
export const scansArea = joinFeatures([{ endpoints: scanRoutes, tidy: deleteOldPhotos }])
