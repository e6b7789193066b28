import { route } from '../../api/route.ts'

export const scanRoutes = [
  route({
    path: '/scan',
    title: 'FoodScan',
    guard: 'entitled',
    bar: true,
    isTracked: true,
    search: ['scan', 'modo', 'refeicao', 'dia'],
    load: () => import('./scan/scan-screen.tsx'),
    screen: 'ScanScreen',
  }),
] as const
