export const mealEditTexts = {
  saved: { title: 'Refeição atualizada' },
  untickedThere: 'No cardápio do dia de onde saiu, ela volta a ficar por comer.',
  removed: { title: 'Refeição retirada do dia' },
  undo: 'Desfazer',
  unsaved: { title: 'Alterações não salvas' },
  save: 'Salvar',
} as const
