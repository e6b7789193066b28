import { route } from '../../api/route.ts'

export const securityRoutes = [
  route({
    path: '/perfil/seguranca',
    title: 'Segurança',
    guard: 'session',
    bar: true,
    search: ['token'],
    load: () => import('./security-screen.tsx'),
    screen: 'SecurityScreen',
  }),
  route({
    path: '/perfil/seguranca/revisao',
    title: 'Acessos da conta',
    guard: 'session',
    bar: true,
    load: () => import('./access-review-screen.tsx'),
    screen: 'AccessReviewScreen',
  }),
] as const
