export const favoriteTexts = {
  added: 'Receita adicionada aos favoritos!',
  removed: 'Receita removida dos favoritos',
  addFailed: 'Erro ao adicionar aos favoritos',
  removeFailed: 'Erro ao remover dos favoritos',
} as const
