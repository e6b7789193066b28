import { endpoint } from '../endpoint.ts'

/**
 * Returns the recipe guide as a PDF, without recipes that the person's answers exclude. `upgrade_required`: included in
 * the annual plan only.
 */
export const readRecipeGuide = endpoint({
  method: 'GET',
  path: '/api/recipe-guide/pdf',
  access: 'entitled',
  summary:
    'O guia de receitas brasileiras em PDF, sem o que as respostas da pessoa deixam de fora; no plano anual',
  replyBytes: ['application/pdf'],
  errors: ['upgrade_required'],
})
