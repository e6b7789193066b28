import { route } from '../../api/route.ts'

export const dayRoutes = [
  route({
    path: '/dia/$date',
    title: 'Seu dia',
    // A past day stays readable after the trial; the screen handles it.
    guard: 'session',
    bar: true,
    load: () => import('./day-screen.tsx'),
    screen: 'DayScreen',
  }),
] as const
