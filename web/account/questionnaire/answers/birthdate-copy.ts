export const birthdateRemarks = {
  invalid: 'Confira o dia, o mês e o ano.',
  minor:
    'As metas do aplicativo são para pessoas com 18 anos ou mais. Receitas e registros ficam à sua disposição.',
} as const
