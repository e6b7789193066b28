/** What the guide of recipes is called as a file. */
export const recipeGuideName = 'guia-de-receitas-prato-certo.pdf'
