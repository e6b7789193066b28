import { joinFeatures } from '../platform/feature.ts'
import { adherenceRoutes } from './adherence/routes.ts'
import { checkInRoutes } from './check-ins/routes.ts'
import { foodRoutes } from './foods/routes.ts'
import { mealRoutes } from './meals/routes.ts'
import { todayRoutes } from './today/routes.ts'
import { undoRemovedMeal } from './today/service.ts'
import { waterRoutes } from './water/routes.ts'
import { weightRoutes } from './weights/routes.ts'

/** Today and past days: foods, meals, ticks, water, weight, check-ins. */
export const dayArea = joinFeatures([
  { endpoints: foodRoutes },
  { endpoints: mealRoutes(undoRemovedMeal) },
  { endpoints: todayRoutes },
  { endpoints: adherenceRoutes },
  { endpoints: checkInRoutes },
  { endpoints: weightRoutes },
  { endpoints: waterRoutes },
])
