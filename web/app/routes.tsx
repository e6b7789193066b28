import { createRootRoute, createRoute } from '@tanstack/react-router'
import { admit, toLanding } from './admission.ts'
import { laterScreen, lazyScreen } from './lazy-screen.ts'
import { alias, place, texts } from './place.ts'
import { RootLayout } from './root-layout.tsx'
import { TodaySkeleton } from './screen-skeleton.tsx'

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: laterScreen('NotFoundScreen'),
  staticData: { title: 'Página não encontrada' },
})
const getParentRoute = () => root

const screens = [
  createRoute({
    getParentRoute,
    path: '/',
    beforeLoad: async () => {
      await admit({ guard: 'visitor', needsQuestionnaire: false })
      throw toLanding()
    },
  }),
  createRoute({
    getParentRoute,
    path: '/auth',
    ...place({
      title: 'Entrar',
      guard: 'visitor',
      screen: laterScreen('AuthScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/auth-success',
    validateSearch: texts('token', 'type', 'error', 'error_description'),
    ...place({
      title: 'Confirmação',
      guard: 'public',
      screen: laterScreen('AuthSuccessScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/email-confirmation',
    validateSearch: texts('token', 'type'),
    ...place({
      title: 'Confirmação de e-mail',
      guard: 'public',
      screen: laterScreen('EmailConfirmationScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/waiting-confirmation',
    ...place({
      title: 'Confirme seu e-mail',
      guard: 'visitor',
      screen: laterScreen('WaitingConfirmationScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/reset-password',
    validateSearch: texts('token', 'error'),
    ...place({
      title: 'Nova senha',
      guard: 'public',
      screen: laterScreen('ResetPasswordScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/onboarding',
    validateSearch: texts('from', 'passo'),
    ...place({
      title: 'Questionário',
      guard: 'public',
      screen: laterScreen('QuestionnaireScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/app',
    ...place({
      title: 'Hoje',
      guard: 'entitled',
      bar: true,
      screen: lazyScreen(async () => {
        const { TodayScreen, waitForDay } = await import('../day/today/today-screen.tsx')
        await waitForDay()
        return { TodayScreen }
      }, 'TodayScreen'),
      skeleton: TodaySkeleton,
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/scan',
    validateSearch: texts('scan', 'modo', 'refeicao'),
    ...place({
      title: 'FoodScan',
      guard: 'entitled',
      bar: true,
      screen: laterScreen('ScanScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/receitas',
    validateSearch: texts('busca', 'tempo', 'equipamento', 'tag', 'combina'),
    ...place({
      title: 'Receitas',
      guard: 'entitled',
      bar: true,
      screen: laterScreen('RecipesScreen'),
    }),
  }),
  createRoute({ getParentRoute, path: '/recipes', ...alias('/receitas') }),
  createRoute({
    getParentRoute,
    path: '/receitas/$recipeId',
    ...place({
      title: 'Receita',
      guard: 'entitled',
      bar: true,
      screen: laterScreen('RecipeScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/favoritas',
    validateSearch: texts('busca'),
    ...place({
      title: 'Favoritas',
      guard: 'entitled',
      bar: true,
      screen: laterScreen('FavoritesScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/horarios',
    ...place({
      title: 'Horários',
      guard: 'entitled',
      bar: true,
      screen: laterScreen('MealTimesScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/protocolos',
    validateSearch: texts('busca'),
    ...place({
      title: 'Protocolos',
      guard: 'entitled',
      bar: true,
      screen: laterScreen('ProtocolsScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/protocolos/$protocolId',
    ...place({
      title: 'Protocolo',
      guard: 'entitled',
      bar: true,
      screen: laterScreen('ProtocolScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/dietas',
    ...place({
      title: 'Minhas Dietas',
      guard: 'entitled',
      bar: true,
      needsQuestionnaire: true,
      screen: laterScreen('DietsScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/dietas/$dietId',
    validateSearch: texts('dia'),
    ...place({
      title: 'Dieta',
      guard: 'entitled',
      bar: true,
      needsQuestionnaire: true,
      screen: laterScreen('DietScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/semana',
    validateSearch: texts('dia'),
    ...place({
      title: 'Plano da semana',
      guard: 'entitled',
      bar: true,
      needsQuestionnaire: true,
      screen: laterScreen('WeekScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/relatorios',
    validateSearch: texts('periodo', 'inicio'),
    ...place({
      title: 'Relatórios',
      guard: 'entitled',
      bar: true,
      screen: laterScreen('ReportsScreen'),
    }),
  }),
  createRoute({ getParentRoute, path: '/reports', ...alias('/relatorios') }),
  createRoute({
    getParentRoute,
    path: '/perfil',
    ...place({
      title: 'Perfil',
      guard: 'session',
      bar: true,
      screen: laterScreen('ProfileScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/perfil/seguranca',
    validateSearch: texts('token'),
    ...place({
      title: 'Segurança',
      guard: 'session',
      bar: true,
      screen: laterScreen('SecurityScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/perfil/seguranca/revisao',
    ...place({
      title: 'Acessos da conta',
      guard: 'session',
      bar: true,
      screen: laterScreen('AccessReviewScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/pagamentos',
    validateSearch: texts('pedido'),
    ...place({
      title: 'Pagamentos',
      // The screen handles a buyer who returns without a session.
      guard: 'public',
      bar: true,
      screen: laterScreen('PaymentsGate'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/recipe-images',
    validateSearch: texts('mostrar', 'busca'),
    ...place({
      title: 'Imagens das receitas',
      guard: 'admin',
      screen: laterScreen('RecipeImagesScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/paywall',
    ...place({
      title: 'Planos',
      guard: 'public',
      screen: laterScreen('PaywallScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/trial-expired',
    ...place({
      title: 'Período de teste encerrado',
      guard: 'public',
      screen: laterScreen('TrialExpiredScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/ajuda',
    ...place({
      title: 'Ajuda',
      guard: 'public',
      screen: laterScreen('HelpScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/sobre-os-dados',
    ...place({
      title: 'Sobre os dados',
      guard: 'public',
      screen: laterScreen('AboutDataScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/termos',
    ...place({
      title: 'Termos de uso',
      guard: 'public',
      screen: laterScreen('TermsScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/privacidade',
    ...place({
      title: 'Política de privacidade',
      guard: 'public',
      screen: laterScreen('PrivacyScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/privacidade/meus-dados',
    ...place({
      title: 'Seus dados',
      guard: 'session',
      bar: true,
      screen: laterScreen('MyDataScreen'),
    }),
  }),
] as const

const developmentScreens = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute,
        path: '/dev/kit',
        ...place({
          title: 'Kit',
          guard: 'public',
          screen: lazyScreen(() => import('./dev/kit-screen.tsx'), 'KitScreen'),
        }),
      }),
      createRoute({
        getParentRoute,
        path: '/dev/plates',
        ...place({
          title: 'Pratos',
          guard: 'public',
          screen: lazyScreen(() => import('../ui/plate/plate-gallery.tsx'), 'PlateGallery'),
        }),
      }),
    ]
  : []

/** Route table: path, screen and access rule. */
export const routeTree = root.addChildren([...screens, ...developmentScreens])
