import { joinFeatures } from '../platform/feature.ts'
import { recognitionData } from './recognitions/personal-data.ts'
import { deleteOldShares } from './recognitions/service.ts'
import { deleteOldPhotos } from './scans/delete-photos.ts'
import { scanData } from './scans/personal-data.ts'
import { scanRoutes } from './scans/routes.ts'

/** FoodScan: a plate's photo or description, and the foods recognised in it. */
export const scansArea = joinFeatures([
  { endpoints: scanRoutes, tidy: deleteOldPhotos, personalData: scanData },
  { tidy: deleteOldShares, personalData: recognitionData },
])
