import { route } from '../../api/route.ts'

export const ownRecipeRoutes = [
  route({
    path: '/minhas-receitas',
    title: 'Minhas receitas',
    guard: 'entitled',
    bar: true,
    load: () => import('./own-recipes-screen.tsx'),
    screen: 'OwnRecipesScreen',
  }),
  route({
    path: '/minhas-receitas/nova',
    title: 'Criar receita',
    guard: 'entitled',
    load: () => import('./edit-recipe-screen.tsx'),
    screen: 'NewRecipeScreen',
  }),
  route({
    path: '/minhas-receitas/$ownRecipeId',
    title: 'Minha receita',
    guard: 'entitled',
    bar: true,
    load: () => import('./own-recipe-screen.tsx'),
    screen: 'OwnRecipeScreen',
  }),
  route({
    path: '/minhas-receitas/$ownRecipeId/editar',
    title: 'Editar receita',
    guard: 'entitled',
    load: () => import('./edit-recipe-screen.tsx'),
    screen: 'EditRecipeScreen',
  }),
] as const
