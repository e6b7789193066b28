export const finderTexts = {
  unknown: 'Não encontrei este código',
  unavailable: 'Não consegui consultar o Open Food Facts agora',
  unusable: 'Conheço este produto, mas não os números dele',
  added: 'Adicionado aos seus alimentos',
  noCode: 'Não achei um código nesta foto. Chegue mais perto, com luz, e sem cortar as barras.',
  photoFailed: 'Não consegui ler esta foto. Tente outra ou digite os números.',
} as const

/** Reasons why the camera does not read, each with a way on. */
export const cameraFailures = {
  unsupported: 'Este aparelho não oferece a câmera aqui. Digite os números ou use uma foto.',
  reader: 'O leitor de códigos não carregou. Confira a conexão, digite os números ou tente de novo.',
  other: 'A câmera não abriu. Digite os números ou use uma foto.',
  black:
    'A câmera abriu, mas a imagem está preta. Confira se nada cobre a lente; se continuar, feche e abra o aplicativo, ou digite os números.',
  /** By the name of the browser's exception. */
  byName: {
    NotAllowedError:
      'A câmera está bloqueada. Libere nas configurações do navegador, ou digite os números abaixo.',
    NotFoundError: 'Não há câmera neste aparelho. Digite os números ou use uma foto.',
    OverconstrainedError: 'Nenhuma câmera deste aparelho serve. Digite os números ou use uma foto.',
    NotReadableError: 'A câmera está em uso por outro aplicativo. Feche-o e tente de novo.',
    SecurityError: 'Neste endereço a câmera não pode ser usada. Digite os números.',
  } as Readonly<Record<string, string>>,
} as const
