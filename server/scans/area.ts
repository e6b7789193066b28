import { joinFeatures } from '../platform/feature.ts'
import type { LabelServices } from './label-photos/service.ts'
import { labelPhotoRoutes } from './label-photos/routes.ts'
import { recognitionData } from './recognitions/personal-data.ts'
import { deleteOldShares } from './recognitions/service.ts'
import { deleteOldPhotos } from './scans/delete-photos.ts'
import { scanData } from './scans/personal-data.ts'
import { scanRoutes } from './scans/routes.ts'
import type { ScanServices } from './scans/scan-services.ts'

/** FoodScan: a plate's photo or description and the foods recognised in it; also photos of labels. */
export const scansArea = joinFeatures<ScanServices & LabelServices>([
  { endpoints: scanRoutes, tidy: deleteOldPhotos, personalData: scanData },
  { endpoints: labelPhotoRoutes },
  { tidy: deleteOldShares, personalData: recognitionData },
])
