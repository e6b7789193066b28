import { mealTimeRoutes } from './meal-times/routes.ts'

export const messagesArea = [...mealTimeRoutes] as const
