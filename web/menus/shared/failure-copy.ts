export const connectionText = {
  title: 'Erro de conexão',
  description: 'Verifique sua internet e tente novamente.',
}

/** Title of the reason why an account gets no menu: care, not an error. */
export const withoutPlanTitle = 'Aqui, o plano é com o seu profissional'

/** Reasons why an edit of the week was not saved. */
export const unchanged = {
  offline: { ...connectionText, title: 'Sem conexão: nada mudou' },
  failed: { title: 'Nada mudou', description: 'Tente novamente em alguns momentos.' },
}
