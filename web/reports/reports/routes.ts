import { alias, route } from '../../api/route.ts'

export const reportRoutes = [
  route({
    path: '/relatorios',
    title: 'Relatórios',
    guard: 'entitled',
    bar: true,
    search: ['periodo', 'inicio'],
    load: () => import('./screen/reports-screen.tsx'),
    screen: 'ReportsScreen',
  }),
  alias('/reports', '/relatorios'),
] as const
