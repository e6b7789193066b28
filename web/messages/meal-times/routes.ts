import { route } from '../../api/route.ts'

export const mealTimeRoutes = [
  route({
    path: '/horarios',
    title: 'Horários',
    guard: 'entitled',
    bar: true,
    isTracked: true,
    load: () => import('./meal-times-screen.tsx'),
    screen: 'MealTimesScreen',
  }),
] as const
