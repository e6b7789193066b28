import { route } from '../../api/route.ts'

export const checkoutRoutes = [
  route({
    path: '/pagamentos',
    title: 'Pagamentos',
    // The screen handles a buyer who returns without a session.
    guard: 'public',
    bar: true,
    isTracked: true,
    search: ['pedido'],
    load: () => import('./payments/open-payments.ts'),
    screen: 'PaymentsGate',
  }),
  route({
    path: '/paywall',
    title: 'Planos',
    guard: 'public',
    isTracked: true,
    load: () => import('./paywall/open-paywall.ts'),
    screen: 'PaywallScreen',
  }),
  route({
    path: '/trial-expired',
    title: 'Período de teste encerrado',
    guard: 'public',
    isTracked: true,
    load: () => import('./paywall/open-paywall.ts'),
    screen: 'TrialExpiredScreen',
  }),
] as const
