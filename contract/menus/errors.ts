/** Error codes of diets and week plans; part of `errors` in `contract/errors.ts`. */
export const menusErrors = {
  no_numeric_plan: { status: 403, detail: '{reason}' },
  diets_exist: { status: 409, detail: 'Você já possui dietas criadas.' },
  diet_limit_reached: {
    status: 409,
    detail: 'Você já tem {limit} dietas. Apague uma que não usa mais para criar outra.',
  },
  diet_not_found: { status: 404, detail: 'Dieta não encontrada' },
  diet_generating: {
    status: 409,
    detail: 'O cardápio desta dieta já está sendo gerado. Espere um instante.',
  },
  diet_without_menu: { status: 409, detail: 'Gere o cardápio desta dieta antes de ativá-la.' },
  diet_active_undeletable: { status: 409, detail: 'Não é possível deletar a dieta ativa' },
  week_needs_diet: { status: 409, detail: 'Ative uma dieta com cardápio para gerar o cardápio da semana.' },
  menu_cancelled: { status: 409, detail: 'A geração foi interrompida. Nada mudou: tente de novo.' },
  week_plan_not_found: { status: 404, detail: 'Ainda não há plano para esta semana.' },
  week_out_of_range: { status: 422, detail: 'Escolha uma semana entre as últimas 8 e as próximas 2.' },
  day_is_past: { status: 409, detail: 'Este dia já passou: o plano dele fica como foi.' },
  planned_meal_not_found: { status: 404, detail: 'Esta refeição não está no plano.' },
  meal_locked: { status: 409, detail: 'Esta refeição está fixada. Solte-a para mudar.' },
  meal_eaten: { status: 409, detail: 'Você marcou esta refeição como comida. Desmarque-a para mudar.' },
  edit_against_wishes: { status: 409, detail: '{wishes}' },
  portions_invalid: { status: 422, detail: 'Escolha de ½ a 2 porções, de meia em meia.' },
} as const
