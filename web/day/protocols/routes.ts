import { route } from '../../api/route.ts'

export const protocolRoutes = [
  route({
    path: '/protocolos',
    title: 'Protocolos',
    guard: 'entitled',
    bar: true,
    isTracked: true,
    search: ['busca'],
    load: () => import('./protocols-screen.tsx'),
    screen: 'ProtocolsScreen',
  }),
  route({
    path: '/protocolos/$protocolId',
    title: 'Protocolo',
    guard: 'entitled',
    bar: true,
    isTracked: true,
    load: () => import('./protocols-screen.tsx'),
    screen: 'ProtocolScreen',
  }),
] as const
