/** Reasons why a screen shows a stored answer. */
export const offlineReasons = {
  server: 'Sem resposta do servidor: mostrando o que você já viu.',
  connection: 'Sem conexão: mostrando o que você já viu.',
  other: 'Não deu para atualizar: mostrando o que você já viu.',
} as const
