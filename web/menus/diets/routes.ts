import { route } from '../../api/route.ts'

export const dietRoutes = [
  route({
    path: '/dietas',
    title: 'Minhas dietas',
    guard: 'entitled',
    bar: true,
    needsQuestionnaire: true,
    isTracked: true,
    search: ['gerar'],
    load: () => import('./diets-screen.tsx'),
    screen: 'DietsScreen',
  }),
  route({
    path: '/dietas/$dietId',
    title: 'Dieta',
    guard: 'entitled',
    bar: true,
    needsQuestionnaire: true,
    isTracked: true,
    search: ['dia'],
    load: () => import('./diet-screen.tsx'),
    screen: 'DietScreen',
  }),
] as const
