import { route } from '../../api/route.ts'

export const dayRoutes = [
  route({
    path: '/dia/$date',
    title: 'Seu dia',
    guard: 'entitled',
    bar: true,
    load: () => import('./day-screen.tsx'),
    screen: 'DayScreen',
  }),
] as const
