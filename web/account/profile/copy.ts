export const settingsTexts = {
  saved: { title: 'Configurações atualizadas' },
  failed: { title: 'Não foi possível salvar as configurações.' },
} as const
