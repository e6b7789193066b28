import { route } from '../../api/route.ts'

export const foodRoutes = [
  route({
    path: '/sobre-os-dados',
    title: 'Sobre os dados',
    guard: 'public',
    isTracked: true,
    isIndexed: true,
    load: () => import('./about-data-screen.tsx'),
    screen: 'AboutDataScreen',
  }),
  route({
    path: '/meus-alimentos',
    title: 'Meus alimentos',
    guard: 'entitled',
    bar: true,
    load: () => import('./own-foods/own-foods-screen.tsx'),
    screen: 'OwnFoodsScreen',
  }),
] as const
