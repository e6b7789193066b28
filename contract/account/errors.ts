/** Error codes of accounts, signing in and the questionnaire; part of `errors` in `contract/errors.ts`. */
export const accountErrors = {
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
  questionnaire_required: { status: 409, detail: 'Complete o questionário para montarmos suas dietas.' },
} as const
