import { route } from '../../api/route.ts'

export const profileRoutes = [
  route({
    path: '/perfil',
    title: 'Perfil',
    guard: 'session',
    bar: true,
    load: () => import('./profile-screen.tsx'),
    screen: 'ProfileScreen',
  }),
] as const
