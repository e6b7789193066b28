import { createRootRoute, createRoute } from '@tanstack/react-router'
import { admit, toLanding } from './admission.ts'
import { lazyScreen } from './lazy-screen.ts'
import { alias, place, texts } from './place.ts'
import { RootLayout } from './root-layout.tsx'
import { TodaySkeleton } from './screen-skeleton.tsx'

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: lazyScreen(() => import('./not-found-screen.tsx'), 'NotFoundScreen'),
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
      screen: lazyScreen(() => import('../account/account/sign-in/auth-screen.tsx'), 'AuthScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/auth-success',
    validateSearch: texts('token', 'type', 'error', 'error_description'),
    ...place({
      title: 'Confirmação',
      guard: 'public',
      screen: lazyScreen(
        () => import('../account/account/confirmation/auth-success-screen.tsx'),
        'AuthSuccessScreen',
      ),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/email-confirmation',
    validateSearch: texts('token', 'type'),
    ...place({
      title: 'Confirmação de e-mail',
      guard: 'public',
      screen: lazyScreen(
        () => import('../account/account/confirmation/email-confirmation-screen.tsx'),
        'EmailConfirmationScreen',
      ),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/waiting-confirmation',
    ...place({
      title: 'Confirme seu e-mail',
      guard: 'visitor',
      screen: lazyScreen(
        () => import('../account/account/confirmation/waiting-confirmation-screen.tsx'),
        'WaitingConfirmationScreen',
      ),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/reset-password',
    validateSearch: texts('token', 'error'),
    ...place({
      title: 'Nova senha',
      guard: 'public',
      screen: lazyScreen(
        () => import('../account/account/password/reset-password-screen.tsx'),
        'ResetPasswordScreen',
      ),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/onboarding',
    validateSearch: texts('from', 'passo'),
    ...place({
      title: 'Questionário',
      guard: 'public',
      screen: lazyScreen(
        () => import('../account/questionnaire/flow/questionnaire-screen.tsx'),
        'QuestionnaireScreen',
      ),
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
      screen: lazyScreen(() => import('../scans/scans/scan/scan-screen.tsx'), 'ScanScreen'),
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
      screen: lazyScreen(() => import('../recipes/recipes/screen/recipes-screen.tsx'), 'RecipesScreen'),
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
      screen: lazyScreen(() => import('../recipes/recipes/screen/recipes-screen.tsx'), 'RecipeScreen'),
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
      screen: lazyScreen(() => import('../recipes/favorites/favorites-screen.tsx'), 'FavoritesScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/horarios',
    ...place({
      title: 'Horários',
      guard: 'entitled',
      bar: true,
      screen: lazyScreen(() => import('../messages/meal-times/meal-times-screen.tsx'), 'MealTimesScreen'),
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
      screen: lazyScreen(() => import('../day/protocols/protocols-screen.tsx'), 'ProtocolsScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/protocolos/$protocolId',
    ...place({
      title: 'Protocolo',
      guard: 'entitled',
      bar: true,
      screen: lazyScreen(() => import('../day/protocols/protocols-screen.tsx'), 'ProtocolScreen'),
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
      screen: lazyScreen(() => import('../menus/diets/diets-screen.tsx'), 'DietsScreen'),
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
      screen: lazyScreen(() => import('../menus/diets/diet-screen.tsx'), 'DietScreen'),
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
      screen: lazyScreen(() => import('../menus/week-plans/week-screen.tsx'), 'WeekScreen'),
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
      screen: lazyScreen(() => import('../reports/reports/screen/reports-screen.tsx'), 'ReportsScreen'),
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
      screen: lazyScreen(() => import('../account/profile/profile-screen.tsx'), 'ProfileScreen'),
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
      screen: lazyScreen(() => import('../account/security/security-screen.tsx'), 'SecurityScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/perfil/seguranca/revisao',
    ...place({
      title: 'Acessos da conta',
      guard: 'session',
      bar: true,
      screen: lazyScreen(() => import('../account/security/access-review-screen.tsx'), 'AccessReviewScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/pagamentos',
    validateSearch: texts('pedido'),
    ...place({
      title: 'Pagamentos',
      // A buyer who returns without a session is handled there.
      guard: 'public',
      bar: true,
      screen: lazyScreen(() => import('../billing/checkout/payments/open-payments.ts'), 'PaymentsGate'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/recipe-images',
    validateSearch: texts('mostrar', 'busca'),
    ...place({
      title: 'Imagens das receitas',
      guard: 'admin',
      screen: lazyScreen(() => import('../recipes/admin/recipe-images-screen.tsx'), 'RecipeImagesScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/paywall',
    ...place({
      title: 'Planos',
      guard: 'public',
      screen: lazyScreen(() => import('../billing/checkout/paywall/open-paywall.ts'), 'PaywallScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/trial-expired',
    ...place({
      title: 'Período de teste encerrado',
      guard: 'public',
      screen: lazyScreen(() => import('../billing/checkout/paywall/open-paywall.ts'), 'TrialExpiredScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/ajuda',
    ...place({
      title: 'Ajuda',
      guard: 'public',
      screen: lazyScreen(() => import('./help/help-screen.tsx'), 'HelpScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/sobre-os-dados',
    ...place({
      title: 'Sobre os dados',
      guard: 'public',
      screen: lazyScreen(() => import('../day/foods/about-data-screen.tsx'), 'AboutDataScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/termos',
    ...place({
      title: 'Termos de uso',
      guard: 'public',
      screen: lazyScreen(() => import('../privacy/consents/privacy-screen.tsx'), 'TermsScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/privacidade',
    ...place({
      title: 'Política de privacidade',
      guard: 'public',
      screen: lazyScreen(() => import('../privacy/consents/privacy-screen.tsx'), 'PrivacyScreen'),
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/privacidade/meus-dados',
    ...place({
      title: 'Seus dados',
      guard: 'session',
      bar: true,
      screen: lazyScreen(() => import('../privacy/consents/my-data-screen.tsx'), 'MyDataScreen'),
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
