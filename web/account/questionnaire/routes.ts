import { route } from '../../api/route.ts'

export const questionnaireRoutes = [
  route({
    path: '/onboarding',
    title: 'Questionário',
    guard: 'public',
    search: ['from', 'passo'],
    load: () => import('./flow/questionnaire-screen.tsx'),
    screen: 'QuestionnaireScreen',
  }),
] as const
