import { trial } from '#contract/billing/plans.ts'

/** Tab of the page, named like its URL hash. */
export type AuthSide = 'entrar' | 'criar-conta'

export const authHeadings: Record<AuthSide, { title: string; promise: string }> = {
  entrar: { title: 'Que bom ter você aqui', promise: 'Entre para ver o seu dia em números.' },
  'criar-conta': { title: `Comece com ${trial.days} dias grátis`, promise: 'Sem cartão de crédito.' },
}

export const fieldTexts = {
  shortPassword: 'Mínimo de 8 caracteres',
  noName: 'Digite seu nome.',
  noEmail: 'Digite seu e-mail.',
  oddEmail: 'Este e-mail não parece válido.',
  noTerms: 'Marque para aceitar e criar a conta.',
  unequalPasswords: 'As duas senhas precisam ser iguais.',
} as const

export const signInTexts = {
  done: { title: 'Login realizado com sucesso!', description: 'Que bom ter você de volta!' },
  failed: 'Erro no login',
} as const

export const signUpTexts = {
  done: {
    title: 'Conta criada com sucesso!',
    description: 'Verifique seu e-mail para confirmar sua conta.',
  },
  failed: 'Erro no cadastro',
} as const

export const resendTexts = {
  done: 'E-mail reenviado!',
  failed: { title: 'Erro ao reenviar e-mail', description: 'Tente novamente em alguns minutos.' },
} as const

export const forgotTexts = {
  noEmail: 'Por favor, digite seu e-mail',
  done: {
    title: 'E-mail enviado!',
    description: 'Se este e-mail tem uma conta, o link chega em instantes. Confira também o spam.',
  },
  failed: 'Ocorreu um erro inesperado. Tente novamente.',
} as const

export const confirmationTexts = {
  done: 'E-mail confirmado!',
  verified: 'Sua conta foi verificada com sucesso.',
  verifiedAndLeaving: 'Sua conta foi verificada. Redirecionando...',
  badLink: 'Link de confirmação inválido.',
  badOrEndedLink: 'Link de confirmação inválido ou expirado.',
  failed: 'Erro na confirmação do e-mail.',
  failedTryAgain: 'Erro na confirmação do e-mail. Tente novamente.',
} as const

export const resetTexts = { failed: 'Erro ao criar a nova senha' } as const
