import { route } from '../../api/route.ts'

export const accountRoutes = [
  route({
    path: '/auth',
    title: 'Entrar',
    guard: 'visitor',
    isTracked: true,
    load: () => import('./sign-in/auth-screen.tsx'),
    screen: 'AuthScreen',
  }),
  route({
    path: '/auth-success',
    title: 'Confirmação',
    guard: 'public',
    search: ['token', 'type', 'error', 'error_description'],
    load: () => import('./confirmation/auth-success-screen.tsx'),
    screen: 'AuthSuccessScreen',
  }),
  route({
    path: '/email-confirmation',
    title: 'Confirmação de e-mail',
    guard: 'public',
    search: ['token', 'type'],
    load: () => import('./confirmation/email-confirmation-screen.tsx'),
    screen: 'EmailConfirmationScreen',
  }),
  route({
    path: '/waiting-confirmation',
    title: 'Confirme seu e-mail',
    guard: 'visitor',
    isTracked: true,
    load: () => import('./confirmation/waiting-confirmation-screen.tsx'),
    screen: 'WaitingConfirmationScreen',
  }),
  route({
    path: '/reset-password',
    title: 'Nova senha',
    guard: 'public',
    search: ['token', 'error'],
    load: () => import('./password/reset-password-screen.tsx'),
    screen: 'ResetPasswordScreen',
  }),
] as const
