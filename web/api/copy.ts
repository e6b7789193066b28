/** Failures before any reply of the server exists. */
export const localErrors = {
  offline: 'Você está sem internet. Confira a conexão e tente novamente.',
  network_failure: 'Não conseguimos falar com o servidor. Tente novamente em instantes.',
  unexpected_reply: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
} as const

export const sessionExpired = {
  title: 'Sessão expirada',
  description: 'Por favor, faça login novamente para continuar.',
} as const
