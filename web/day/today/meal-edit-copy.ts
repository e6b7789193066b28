export const mealEditTexts = {
  saved: { title: 'Refeição atualizada' },
  removed: { title: 'Refeição retirada do dia' },
  undo: 'Desfazer',
  unsaved: { title: 'Alterações não salvas' },
  save: 'Salvar',
} as const
