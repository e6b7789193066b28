import { contextOf } from '../platform/context.ts'
import { type Feature, joinFeatures } from '../platform/feature.ts'
import { dietRoutes } from './diets/routes.ts'
import { releaseAllStuckDiets } from './diets/service.ts'
import { menuData } from './menus/personal-data.ts'
import { reviewJob } from './plan-changes/jobs.ts'
import { planChangeRoutes } from './plan-changes/routes.ts'
import type { MenuServices } from './planner/menu-services.ts'
import { tasteRoutes } from './tastes/routes.ts'
import { mondayJob, type MondayServices } from './week-plans/jobs.ts'
import { weekPlanRoutes } from './week-plans/routes.ts'

const diets: Feature<MenuServices> = {
  endpoints: dietRoutes,
  tidy: (services) => releaseAllStuckDiets(contextOf(services)),
}

export const menusArea = joinFeatures<MondayServices>([
  { personalData: menuData },
  diets,
  { endpoints: weekPlanRoutes, jobs: (services) => [mondayJob(services)] },
  { endpoints: tasteRoutes },
  { endpoints: planChangeRoutes, jobs: (services) => [reviewJob(services)] },
])
