import { route } from '../../api/route.ts'

export const helpRoutes = [
  route({
    path: '/ajuda',
    title: 'Ajuda',
    guard: 'public',
    isTracked: true,
    isIndexed: true,
    load: () => import('./help-screen.tsx'),
    screen: 'HelpScreen',
  }),
] as const
