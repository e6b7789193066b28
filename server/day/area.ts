import { joinFeatures } from '../platform/feature.ts'
import { adherenceData } from './adherence/personal-data.ts'
import { adherenceRoutes } from './adherence/routes.ts'
import { checkInData } from './check-ins/personal-data.ts'
import { checkInRoutes } from './check-ins/routes.ts'
import { ownFoodData } from './foods/personal-data.ts'
import { eraseRemovedFoods } from './foods/remove-own-food.ts'
import { foodRoutes } from './foods/routes.ts'
import { mealData } from './meals/personal-data.ts'
import { mealRoutes } from './meals/routes.ts'
import { micronutrientRoutes } from './micronutrients/routes.ts'
import type { ProductServices } from './products/product-services.ts'
import { productRoutes } from './products/routes.ts'
import { savedMealRoutes } from './saved-meals/routes.ts'
import { savedMealData } from './saved-names/personal-data.ts'
import type { TodayServices } from './today/today-services.ts'
import { todayData } from './today/personal-data.ts'
import { todayRoutes } from './today/routes.ts'
import { waterData } from './water/personal-data.ts'
import { waterRoutes } from './water/routes.ts'
import { weightData } from './weights/personal-data.ts'
import { weightRoutes } from './weights/routes.ts'

/** Today and past days: foods, products, meals, micronutrients, ticks, check-ins, weights and water. */
export const dayArea = joinFeatures<TodayServices & ProductServices>([
  { endpoints: foodRoutes, tidy: eraseRemovedFoods, personalData: ownFoodData },
  { endpoints: productRoutes },
  { endpoints: mealRoutes, personalData: mealData },
  { endpoints: savedMealRoutes, personalData: savedMealData },
  { endpoints: micronutrientRoutes },
  { endpoints: todayRoutes, personalData: todayData },
  { endpoints: adherenceRoutes, personalData: adherenceData },
  { endpoints: checkInRoutes, personalData: checkInData },
  { endpoints: weightRoutes, personalData: weightData },
  { endpoints: waterRoutes, personalData: waterData },
])
