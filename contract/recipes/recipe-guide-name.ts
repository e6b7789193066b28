/** File name of the recipe guide. */
export const recipeGuideName = 'guia-de-receitas-prato-certo.pdf'
