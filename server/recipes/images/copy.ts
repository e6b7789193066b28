/** Reasons why a picture was not made; each completes the sentence "A imagem não veio: …". */
export const reasons = {
  key_refused: 'chave recusada',
  limit: 'limite do provedor',
  timeout: 'o provedor não respondeu',
  unavailable: 'o provedor não respondeu',
  no_image: 'resposta sem imagem',
  refused: 'conteúdo recusado',
  unsupported: 'o que veio não é uma imagem JPEG, PNG ou WebP',
  unreadable: 'a imagem está incompleta ou corrompida',
  too_small: 'a imagem é pequena demais',
  too_large: 'a imagem é grande demais',
} as const

/** Names of the vessels in the prompt of a picture. */
export const servedIn = {
  prato: 'em um prato raso',
  tigela: 'em uma tigela',
  copo: 'em um copo de vidro',
  xicara: 'em uma xícara',
  marmita: 'em uma marmita aberta',
  sanduiche: 'em um prato pequeno, como sanduíche',
  panela: 'na panela, sobre a mesa',
} as const
