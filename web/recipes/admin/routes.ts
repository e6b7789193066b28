import { route } from '../../api/route.ts'

export const recipeImageRoutes = [
  route({
    path: '/admin/recipe-images',
    title: 'Imagens das receitas',
    guard: 'admin',
    search: ['mostrar', 'busca'],
    load: () => import('./recipe-images-screen.tsx'),
    screen: 'RecipeImagesScreen',
  }),
] as const
