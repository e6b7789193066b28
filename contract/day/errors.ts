/** Error codes of days, foods, meals, ticks, water and weights; part of `errors` in `contract/errors.ts`. */
export const dayErrors = {
  too_many_descriptions: {
    status: 429,
    detail:
      'Você descreveu muitas refeições em pouco tempo. O que escreveu não se perde: tente de novo em {wait}.',
  },
  food_not_found: { status: 422, detail: 'Este alimento não está na tabela.' },
  own_food_not_found: { status: 404, detail: 'Este alimento não está mais entre os seus.' },
  own_foods_full: {
    status: 409,
    detail: 'Cabem até {most} alimentos seus. Apague um que não usa mais para criar outro.',
  },
  product_not_found: { status: 404, detail: 'Não temos mais este produto. Crie o alimento pelo rótulo.' },
  label_invalid: { status: 422, detail: 'Alguns valores do rótulo precisam de ajuste.' },
  label_unlikely: { status: 409, detail: '{doubts}' },
  labels_hidden: {
    status: 403,
    detail: 'Por aqui não guardamos números de rótulos. Conte o alimento com suas palavras.',
  },
  nothing_to_copy: { status: 409, detail: 'Não há refeição anotada neste dia para copiar.' },
  too_many_meals: {
    status: 409,
    detail: 'Cabem até {most} refeições numa cópia. Repita as que quiser, uma a uma.',
  },
  meal_not_found: { status: 404, detail: 'Esta refeição não existe mais.' },
  saved_meal_not_found: { status: 404, detail: 'Esta refeição não está mais entre as suas.' },
  saved_meals_full: {
    status: 409,
    detail: 'Cabem até {most} refeições suas. Apague uma que não usa mais para salvar outra.',
  },
  saved_name_taken: { status: 409, detail: 'Você já tem uma refeição com esse nome. Escolha outro.' },
  saved_name_is_food: {
    status: 409,
    detail:
      'Já existe um alimento com esse nome, e as frases não saberiam qual é. Comece com “meu” ou “minha”, ou junte uma palavra só sua, como “café de sempre”.',
  },
  saved_name_unclear: {
    status: 422,
    detail:
      'As frases não reconheceriam esse nome. Comece com uma palavra e junte outra só sua, como em “café de sempre”.',
  },
  no_active_diet: { status: 409, detail: 'Selecione uma dieta ativa para registrar sua aderência.' },
  nothing_planned: { status: 409, detail: 'Nenhuma refeição planejada para este dia' },
  weight_hidden: {
    status: 403,
    detail: 'Por aqui não registramos peso. Suas refeições e a água continuam sendo anotadas como sempre.',
  },
  weight_unlikely: {
    status: 409,
    detail: 'Confere? {weight}\u00a0kg é bem diferente de {other}\u00a0kg, o registro de {day}.',
  },
  weight_question_closed: {
    status: 409,
    detail: 'Esta pergunta já não vale: seu peso ou suas respostas mudaram. Veja como está agora.',
  },
  weight_needs_review: {
    status: 409,
    detail: '{reason} Reveja seu objetivo no questionário para termos novas metas.',
  },
  water_full: {
    status: 409,
    detail: 'Cabem até {most} registros de água por dia. Corrija um dos que já estão lá.',
  },
  water_not_found: { status: 404, detail: 'Este registro de água não existe mais.' },
  day_out_of_range: { status: 422, detail: 'Escolha um dia entre hoje e os últimos 30 dias.' },
} as const
