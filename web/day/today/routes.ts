import { route } from '../../api/route.ts'
import { TodaySkeleton } from './today-skeleton.tsx'

export const todayRoutes = [
  route({
    path: '/app',
    title: 'Hoje',
    guard: 'entitled',
    bar: true,
    isTracked: true,
    skeleton: TodaySkeleton,
    load: async () => {
      const { TodayScreen, waitForDay } = await import('./today-screen.tsx')
      await waitForDay()
      return { TodayScreen }
    },
    screen: 'TodayScreen',
  }),
] as const
