import { recipeErrors } from './recipes/recipe-errors.ts'

/**
 * All error codes of the API with HTTP status and Portuguese text. `{name}` in a text is replaced by the error's value
 * of that name.
 */
export const errors = {
  ...recipeErrors,
  malformed_json: {
    status: 400,
    detail: 'Não foi possível ler o pedido: o JSON está incompleto ou inválido.',
  },
  validation_failed: { status: 422, detail: 'Alguns campos precisam de ajuste.' },
  unsupported_media_type: { status: 415, detail: 'Tipo de conteúdo não aceito. Use {expected}.' },
  payload_too_large: { status: 413, detail: 'O envio passa do limite de {limit}.' },
  connection_too_slow: {
    status: 408,
    detail:
      'A conexão está lenta demais e o envio parou no meio. Nada do que você digitou ou fotografou se perdeu: tente de novo com um sinal melhor.',
  },
  unknown_host: { status: 421, detail: 'Este endereço não é o deste aplicativo. Abra {origin}.' },
  cross_site_request: { status: 403, detail: 'Pedido vindo de outro site foi recusado.' },
  not_found: { status: 404, detail: 'Não encontramos o que você procura.' },
  method_not_allowed: { status: 405, detail: 'Este endereço não aceita essa operação.' },
  rate_limited: { status: 429, detail: 'Muitas tentativas. Tente novamente em {wait}.' },
  internal_error: { status: 500, detail: 'Algo deu errado do nosso lado. Tente novamente em instantes.' },
  database_unavailable: {
    status: 503,
    detail: 'Estamos sem acesso aos dados agora. Tente novamente em instantes.',
  },
  storage_unavailable: {
    status: 503,
    detail: 'Estamos sem acesso às fotos agora. Tente novamente em instantes.',
  },
  out_of_space: {
    status: 507,
    detail:
      'Estamos sem espaço para guardar coisas novas agora. O que você já tinha está guardado; tente de novo em alguns minutos.',
  },
  busy: {
    status: 503,
    detail:
      'Há muita gente pedindo isto agora. Nada do que você enviou ou digitou se perdeu: tente de novo em instantes.',
  },
  not_ready: { status: 503, detail: 'O serviço ainda está iniciando.' },
  shutting_down: { status: 503, detail: 'Esta cópia do serviço está encerrando.' },

  unauthenticated: { status: 401, detail: 'Usuário não autenticado. Faça login para continuar.' },
  session_expired: { status: 401, detail: 'Sessão expirada. Faça login novamente.' },
  admin_only: { status: 403, detail: 'Esta página é de quem administra o aplicativo.' },
  foreign_account: { status: 403, detail: 'Este pedido pertence a outra conta.' },
  invalid_credentials: {
    status: 401,
    detail:
      'E-mail ou senha incorretos. Se você acabou de criar a conta, confirme pelo link que enviamos por e-mail.',
  },
  email_not_confirmed: {
    status: 403,
    detail: 'Confirme seu e-mail para entrar. Verifique a caixa de entrada e o spam.',
  },
  weak_password: { status: 400, detail: 'Essa senha é fraca: {reasons}.' },
  invalid_token: { status: 401, detail: 'Link de confirmação inválido ou expirado.' },
  link_of_other_session: {
    status: 403,
    detail:
      'Este link foi pedido em outro navegador ou aparelho. Abra-o lá, ou peça outro por aqui em Perfil, Segurança.',
  },
  sign_in_guarded: {
    status: 429,
    detail:
      'Houve senhas erradas demais nesta conta. Por um dia, entre por um aparelho que já usou, com uma chave de acesso, ou crie outra senha por e-mail.',
  },
  second_factor_required: {
    status: 403,
    detail:
      'Para administrar, entre com um segundo fator: ligue a verificação em duas etapas ou use uma chave de acesso, em Perfil, Segurança.',
  },
  challenge_over: {
    status: 401,
    detail:
      'O tempo para digitar o código terminou ou houve códigos errados demais. Entre de novo com a senha.',
  },
  passkey_required: {
    status: 401,
    detail: 'Confirme antes com uma chave de acesso que já abre a conta.',
  },
  password_required: { status: 401, detail: 'Digite a senha para confirmar que é você.' },
  mailed_link_required: {
    status: 403,
    detail:
      'Quem administra confirma o primeiro segundo fator pelo e-mail. Peça o link em Perfil, Segurança, e abra-o neste navegador.',
  },
  first_factor_waits: {
    status: 403,
    detail:
      'A senha foi criada de novo por e-mail há pouco. Por segurança, quem administra cria o primeiro segundo fator 24 horas depois disso: tente de novo em {wait}.',
  },
  code_required: { status: 401, detail: 'Digite também o código do aplicativo autenticador.' },
  code_invalid: {
    status: 401,
    detail: 'Código incorreto ou já usado. Confira o aplicativo e digite o código que aparece agora.',
  },
  codes_guarded: {
    status: 429,
    detail:
      'Houve códigos errados demais nesta conta hoje. Use um código de recuperação ou uma chave de acesso, ou crie outra senha em “Esqueci minha senha”.',
  },
  authenticator_on: { status: 409, detail: 'A verificação em duas etapas já está ligada.' },
  authenticator_missing: { status: 409, detail: 'A verificação em duas etapas não está ligada.' },
  factor_reset_of_admin: {
    status: 403,
    detail:
      'Contas que administram não são liberadas por e-mail. Peça a quem cuida do servidor para desligar a segunda etapa.',
  },
  passkey_refused: {
    status: 401,
    detail: 'Esta chave de acesso não foi aceita. Tente de novo, ou entre com a senha.',
  },
  passkeys_full: {
    status: 409,
    detail: 'Cabem até {most} chaves de acesso. Remova uma que não usa mais para criar outra.',
  },
  confirmation_needs_password: {
    status: 409,
    detail: 'Este navegador não é o do primeiro cadastro. Escolha a senha da conta para confirmar.',
  },
  terms_required: {
    status: 422,
    detail: 'Aceite os termos de uso e a política de privacidade para criar a conta.',
  },

  trial_expired: { status: 403, detail: 'Seu acesso terminou. Escolha um plano para continuar.' },
  quota_reached: {
    status: 403,
    detail: 'Cota de scans atingida no plano {plan}. Faça upgrade para mais scans.',
  },
  upgrade_required: { status: 403, detail: 'Este recurso não faz parte do seu plano.' },

  discount_unavailable: {
    status: 409,
    detail: 'Este desconto vale uma vez por pessoa, no plano Anual, e não está disponível para a sua conta.',
  },
  purchase_needs_contact: {
    status: 409,
    detail:
      'Você desistiu de {count} compras nos últimos 12 meses. O aplicativo volta a vender o plano {plan} em {day}{contact}. Um plano que você não devolveu pode ser comprado já. Nada foi cobrado.',
  },
  renewal_not_offered: {
    status: 422,
    detail: 'A renovação automática existe para os planos Básico e Mensal, sem desconto.',
  },
  renewal_running: {
    status: 409,
    detail: 'Sua assinatura já se renova sozinha. Cancele essa renovação antes de começar outra.',
  },
  renewal_not_canceled: {
    status: 502,
    detail:
      'O serviço de pagamento ainda não confirmou o cancelamento da renovação. Tente novamente em instantes.',
  },
  renewal_not_found: { status: 404, detail: 'Você não tem uma renovação automática.' },
  payments_off: {
    status: 409,
    detail: 'Este servidor ainda não recebe pagamentos, então nada pode ser comprado nem cobrado aqui.',
  },
  payment_provider_unavailable: {
    status: 502,
    detail: 'Não conseguimos falar com o serviço de pagamento. Tente novamente em instantes.',
  },
  payment_link_missing: { status: 502, detail: 'Link de pagamento não recebido' },
  payment_not_found: { status: 404, detail: 'Não encontramos este pagamento.' },
  payment_not_paid: { status: 409, detail: 'Não há dinheiro deste pagamento para devolver.' },
  withdrawal_over: {
    status: 409,
    detail: 'O prazo de 7 dias para desistir desta compra já terminou.',
  },

  push_address_refused: {
    status: 422,
    detail: 'Este navegador deu um endereço de avisos que não podemos usar.',
  },
  device_not_found: {
    status: 404,
    detail: 'Este aparelho não recebe mais avisos. Ative de novo para voltar a receber.',
  },
  push_failed: {
    status: 502,
    detail: 'O serviço de avisos do navegador não respondeu. Tente novamente em instantes.',
  },

  answers_invalid: {
    status: 422,
    detail: 'Algumas respostas precisam de ajuste antes de calcular suas metas.',
  },
  disclaimer_required: {
    status: 422,
    detail: 'Para continuar, confirme que leu o aviso sobre orientação profissional.',
  },
  health_consent_required: {
    status: 422,
    detail: 'Para montar suas metas precisamos do seu consentimento para usar dados de saúde.',
  },

  scan_not_found: { status: 404, detail: 'Este scan não existe mais.' },
  scan_upload_missing: { status: 409, detail: 'A foto ainda não chegou. Envie a foto e tente de novo.' },
  scan_state_conflict: { status: 409, detail: 'Este scan já foi concluído.' },
  scan_not_ready: { status: 409, detail: 'Este scan ainda não tem resultado para aplicar.' },
  upload_link_invalid: { status: 403, detail: 'Este endereço de envio não vale mais. Tire a foto de novo.' },
  upload_link_used: { status: 409, detail: 'Esta foto já foi enviada.' },
  image_type_unsupported: { status: 415, detail: 'Este arquivo não é uma foto JPEG, PNG ou WebP.' },
  image_unreadable: { status: 422, detail: 'A foto está incompleta ou corrompida. Tente outra foto.' },
  image_too_large: { status: 413, detail: 'A foto é grande demais. O limite é {limit}.' },
  photo_without_food: {
    status: 422,
    detail: 'Não encontramos comida nesta foto. Se houver, conte o que tem no prato.',
  },
  photo_of_package: {
    status: 422,
    detail: 'Parece um produto embalado. Conte o que é e quanto você comeu.',
  },
  photo_illegible: {
    status: 422,
    detail: 'A foto ficou escura ou borrada. Fotografe de cima, com boa luz, ou conte o que tem no prato.',
  },
  recognition_failed: {
    status: 502,
    detail:
      'Erro no processamento da imagem. Sua foto está guardada: tente de novo ou conte o que tem no prato.',
  },
  recognition_unreadable: {
    status: 502,
    detail:
      'A leitura automática desta foto não deu certo: a resposta veio num formato que não dá para usar. Sua foto está guardada e nenhum scan foi usado. Tente de novo em {minutes} min ou conte agora o que tem no prato.',
  },
  recognition_share_reached: {
    status: 409,
    detail:
      'Você chegou a {limit} fotos lidas automaticamente hoje, o limite de um dia. Amanhã há mais. Por hoje, conte em palavras o que tem no prato.',
  },
  recognition_budget_reached: {
    status: 503,
    detail:
      'A leitura automática de fotos chegou ao limite de hoje{whose}. Amanhã há mais. Por hoje, conte em palavras o que tem no prato.',
  },
  too_many_descriptions: {
    status: 429,
    detail:
      'Você descreveu muitas refeições em pouco tempo. O que escreveu não se perde: tente de novo em {wait}.',
  },
  nothing_recognised: {
    status: 422,
    detail:
      'Não reconhecemos nenhum alimento no texto. Tente, por exemplo: 2 colheres de arroz e 1 concha de feijão.',
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
  label_photos_off: { status: 409, detail: 'Aqui rótulos não são lidos em fotos. Cole o texto do rótulo.' },
  photo_consent_required: { status: 403, detail: 'Para ler o rótulo, autorize antes a leitura de fotos.' },
  photo_without_label: {
    status: 422,
    detail: 'Não achei uma tabela nutricional nesta foto. Fotografe só a tabela, de frente e com boa luz.',
  },
  label_reading_failed: {
    status: 502,
    detail: 'Não deu para ler esta foto agora. Tente de novo, cole o texto ou digite os valores.',
  },
  labels_hidden: {
    status: 403,
    detail: 'Por aqui não guardamos números de rótulos. Conte o alimento com suas palavras.',
  },
  meal_not_found: { status: 404, detail: 'Esta refeição não existe mais.' },
  questionnaire_required: { status: 409, detail: 'Complete o questionário para montarmos suas dietas.' },
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
  no_active_diet: { status: 409, detail: 'Selecione uma dieta ativa para registrar sua aderência.' },
  week_needs_diet: { status: 409, detail: 'Ative uma dieta com cardápio para montar a semana.' },
  menu_cancelled: { status: 409, detail: 'A geração foi interrompida. Nada mudou: tente de novo.' },
  nothing_planned: { status: 409, detail: 'Nenhuma refeição planejada para este dia' },
  week_plan_not_found: { status: 404, detail: 'Ainda não há plano para esta semana.' },
  week_out_of_range: { status: 422, detail: 'Escolha uma semana entre as últimas 8 e as próximas 2.' },
  day_is_past: { status: 409, detail: 'Este dia já passou: o plano dele fica como foi.' },
  planned_meal_not_found: { status: 404, detail: 'Esta refeição não está no plano.' },
  meal_locked: { status: 409, detail: 'Esta refeição está fixada. Solte-a para mudar.' },
  portions_invalid: { status: 422, detail: 'Escolha de ½ a 2 porções, de meia em meia.' },
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
  report_out_of_range: {
    status: 422,
    detail: 'Escolha um período que já começou, dos últimos 5 anos.',
  },
  report_period_invalid: {
    status: 422,
    detail: 'Peça uma semana de segunda a domingo ou um mês do primeiro ao último dia.',
  },
  export_link_invalid: {
    status: 403,
    detail: 'Este endereço de download não vale mais. Peça seus dados de novo.',
  },
  export_running: {
    status: 409,
    detail: 'Seus dados já estão sendo baixados. Espere terminar para pedir de novo.',
  },
  export_period_invalid: {
    status: 422,
    detail: 'Escolha um período de até 366 dias, com o começo antes do fim.',
  },
} as const satisfies Record<string, { status: number; detail: string }>

/** Text of `trial_expired` on a scan, for accounts that never had a plan. */
export const scanTrialOver = 'Trial expirado. Faça upgrade para continuar usando FoodScan.'

/** Appended to the refusal of a photo when the next photo without a plate on that day will cost a scan. */
export const lastFreeRefusal =
  'Já são {count} fotos hoje sem um prato que desse para ler: a partir da próxima, cada uma usa 1 scan.'

/** Appended to the refusal of a photo that cost a scan. `{count}`: number of photos without a plate today. */
export const refusalCharged =
  'Esta foto usou 1 scan, porque é a {count}ª de hoje sem um prato que desse para ler. Se contar agora o que tem no prato, não gasta outro.'

/** Text of `weight_unlikely` for a weight that is unlikely for the height. */
export const weightUnlikelyForHeight = 'Confere? {weight}\u00a0kg é um peso incomum para a sua altura.'

/** Text of `questionnaire_required` on a weigh-in: the questionnaire includes the consent to store health data. */
export const weightNeedsQuestionnaire =
  'Complete o questionário para registrar seu peso: é nele que você autoriza o uso de dados de saúde.'

/** Text of `invalid_credentials` for forms with only a password. */
export const wrongPassword = 'Senha incorreta. Confira e tente de novo.'

export type ErrorCode = keyof typeof errors

/** Returns the text of an error with `{name}` placeholders replaced; one without a value becomes empty. */
export function errorDetail(code: ErrorCode, values: Readonly<Record<string, string | number>> = {}): string {
  return fillPlaceholders(errors[code].detail, values)
}

/** Replaces `{name}` placeholders; one without a value becomes empty. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
