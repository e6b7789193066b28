import { route } from '../../api/route.ts'

export const consentRoutes = [
  route({
    path: '/termos',
    title: 'Termos de uso',
    guard: 'public',
    isTracked: true,
    isIndexed: true,
    load: () => import('./privacy-screen.tsx'),
    screen: 'TermsScreen',
  }),
  route({
    path: '/privacidade',
    title: 'Política de privacidade',
    guard: 'public',
    isIndexed: true,
    load: () => import('./privacy-screen.tsx'),
    screen: 'PrivacyScreen',
  }),
  route({
    path: '/privacidade/meus-dados',
    title: 'Seus dados',
    guard: 'session',
    bar: true,
    load: () => import('./my-data-screen.tsx'),
    screen: 'MyDataScreen',
  }),
] as const
