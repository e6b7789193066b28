/** Error codes of recipes, their pictures, web links and places in a plan; part of `errors` in `contract/errors.ts`. */
export const recipesErrors = {
  recipe_not_found: { status: 404, detail: 'Esta receita não existe mais.' },
  image_model_missing: {
    status: 409,
    detail: 'Nenhum modelo de imagens está configurado. Use o prato desenhado ou configure um modelo.',
  },
  image_generation_failed: {
    status: 502,
    detail: 'A imagem não veio: {reason}. Nada mudou nesta receita.',
  },
  favorite_exists: { status: 409, detail: 'Esta receita já está nos seus favoritos' },
  recipe_twice_a_day: {
    status: 409,
    detail: 'Esta receita já está neste dia. Escolha outro dia ou outra receita.',
  },
  greens_unsteady: {
    status: 409,
    detail:
      'Com anticoagulante, a quantidade de folhas fica parecida todos os dias. Esta troca mudaria o dia: escolha outro prato.',
  },
  recipe_not_for_meal: { status: 409, detail: 'Esta receita não combina com esta refeição.' },
  recipe_unsafe: {
    status: 409,
    detail: 'Esta receita tem algo que suas respostas deixam de fora, por isso não entra no seu plano.',
  },
  own_recipe_not_found: { status: 404, detail: 'Esta receita não está mais entre as suas.' },
  own_recipes_full: {
    status: 409,
    detail: 'Cabem até {most} receitas suas. Apague uma que não usa mais para criar outra.',
  },
  own_recipe_unanswered: { status: 422, detail: 'Falta responder: {lines}.' },
  own_recipe_empty: {
    status: 422,
    detail: 'Nenhum ingrediente entrou na conta. Escreva pelo menos um com a quantidade.',
  },
  own_recipe_too_many_ingredients: {
    status: 422,
    detail: 'Cabem até {most} ingredientes em uma receita. Junte alguns ou divida em duas receitas.',
  },
  own_recipe_not_for_menus: { status: 409, detail: 'Ainda não dá para usar nos cardápios. {reason}' },
  own_recipes_in_menus_full: {
    status: 409,
    detail: 'Até {most} receitas suas entram nos cardápios. Tire uma para pôr esta.',
  },
  link_refused: {
    status: 422,
    detail: 'Este link não leva a uma página pública da internet. Confira o endereço.',
  },
  link_unreachable: {
    status: 502,
    detail:
      'O site não respondeu com esta página. Confira o link, tente mais tarde ou cole o texto da receita.',
  },
  link_too_slow: {
    status: 504,
    detail: 'O site demorou demais para responder. Tente de novo ou cole o texto da receita.',
  },
  link_too_large: {
    status: 422,
    detail: 'Esta página é grande demais para ser lida aqui. Cole o texto da receita.',
  },
  link_not_a_page: {
    status: 422,
    detail: 'Este link não é de uma página com texto. Cole o texto da receita.',
  },
  link_without_recipe: {
    status: 422,
    detail:
      'Não achei uma receita que dê para ler nesta página. Copie os ingredientes e o preparo e cole aqui.',
  },
} as const
