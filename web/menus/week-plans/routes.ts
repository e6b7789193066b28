import { route } from '../../api/route.ts'

export const weekRoutes = [
  route({
    path: '/semana',
    title: 'Plano da semana',
    guard: 'entitled',
    bar: true,
    needsQuestionnaire: true,
    isTracked: true,
    search: ['dia'],
    load: () => import('./week-screen.tsx'),
    screen: 'WeekScreen',
  }),
] as const
