import { alias, route } from '../../api/route.ts'

export const recipeRoutes = [
  route({
    path: '/receitas',
    title: 'Receitas',
    guard: 'entitled',
    bar: true,
    isTracked: true,
    search: ['busca', 'tempo', 'equipamento', 'tag', 'combina'],
    load: () => import('./screen/recipes-screen.tsx'),
    screen: 'RecipesScreen',
  }),
  alias('/recipes', '/receitas'),
  route({
    path: '/receitas/$recipeId',
    title: 'Receita',
    guard: 'entitled',
    bar: true,
    isTracked: true,
    load: () => import('./screen/recipes-screen.tsx'),
    screen: 'RecipeScreen',
  }),
] as const
