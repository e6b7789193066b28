export const sampleStatus = {
  working: 'Lendo o prato…',
  notFetched: 'A tabela não chegou. Confira a conexão e toque em “Contar este prato”.',
} as const
