import { route } from '../../api/route.ts'

export const favoriteRoutes = [
  route({
    path: '/favoritas',
    title: 'Favoritas',
    guard: 'entitled',
    bar: true,
    isTracked: true,
    search: ['busca'],
    load: () => import('./favorites-screen.tsx'),
    screen: 'FavoritesScreen',
  }),
] as const
