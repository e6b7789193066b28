import { eatingCareText } from '#nutrition/safety/eating-care.ts'
import type { ScanStage } from './scan-run.ts'

export const photoTips = [
  'Fotografe de\u00a0cima, com\u00a0boa\u00a0luz',
  'Deixe todos os alimentos à vista',
  'Use um prato que contraste com a comida',
] as const

/** Name of the scan's place or step; announced with the heading. */
export const placeNames: Readonly<Record<string, string>> = {
  working: 'lendo a foto',
  failed: 'não deu certo',
  kept: 'foto guardada',
  compartilhada: 'foto compartilhada',
  scan: 'seu prato',
  descrever: 'descreva o prato',
  ler: 'seu prato',
  descrito: 'seu prato',
}

/** Text of each stage, by the work in progress. */
export const stageTexts: Readonly<Record<ScanStage, string>> = {
  preparing: 'Preparando a foto',
  reserving: 'Conferindo sua cota',
  uploading: 'Enviando a foto',
  recognising: 'Lendo o prato',
}

export const failureTitles: Readonly<Record<ScanStage, string>> = {
  preparing: 'Erro no processamento da imagem',
  reserving: 'Erro ao verificar cota de scans',
  uploading: 'Falha no upload da imagem',
  recognising: 'Erro no processamento da imagem',
}

/** Shown while the server is busy; a scan that waits does not count against the quota. */
export const busyTexts = {
  title: 'Muita gente fotografando agora…',
  detail: 'Sua foto continua aqui e não gasta scan enquanto espera. Tentamos de novo sozinhos.',
} as const

/** Reasons why a photo is queued on the phone. */
export const queueReasons = {
  offline: 'Você está sem internet. Quando ela voltar, a foto segue sozinha e espera você conferir.',
  busy: 'Há muitas fotos sendo lidas agora. A sua segue sozinha em instantes e espera você conferir.',
} as const
export type QueueReason = keyof typeof queueReasons

export const cameraTexts = {
  unsupported: 'Camera not supported on this device',
  video: 'Erro ao configurar vídeo da câmera',
  refused: (reason: string) => `Não foi possível acessar a câmera: ${reason}`,
} as const

/** Text for a file that the phone cannot decode; the file never reaches the server. */
export const unreadablePhoto = 'Este arquivo não abriu como foto. Escolha outra foto ou descreva o prato.'

/** Camera errors by the name of the browser's exception. */
export const cameraReasons: Readonly<Record<string, string>> = {
  NotAllowedError: 'a permissão foi negada. Libere a câmera nas configurações do navegador',
  NotFoundError: 'nenhuma câmera encontrada',
  NotReadableError: 'ela está em uso por outro aplicativo',
  OverconstrainedError: 'nenhuma câmera serve',
  SecurityError: 'este endereço não é seguro para usar a câmera',
}

export const exampleDescription = '2 colheres de servir de arroz, 1 concha de feijão, 1 bife e salada'

export const nothingRecognised =
  'Não reconhecemos nenhum alimento no texto. Tente, por exemplo: 2 colheres de arroz e 1 concha de feijão.'

/** Answers to a description without a food. */
export const foodlessTexts = {
  named: {
    title: 'Só falta a comida',
    text: 'Conte o que tinha no prato, mesmo por alto: “arroz, feijão, frango e salada”.',
  },
  weighed: {
    title: 'Só falta o que tinha no prato',
    text: 'Escreva com o peso, que ele se divide entre os alimentos: “self-service 500 g: arroz, feijão, frango e salada”.',
  },
  nothing: {
    title: 'Nada para anotar',
    text: 'Quando comer, é só contar aqui.',
  },
  care: {
    title: 'Conversar pode ajudar',
    text: `Se comer anda difícil, procure apoio. ${eatingCareText}`,
  },
} as const

/** Titles of failures that the server's code decides, not the stage. */
export const refusalTitles = {
  signedOut: 'Usuário não autenticado',
  spent: 'Por hoje, em palavras',
  unreadable: 'Não deu para ler o prato',
} as const

export const signedOutText = 'Sua sessão terminou. Faça login para continuar.'

export const announcements = {
  photoRead: { title: 'Foto processada ✓' },
  mealAdded: { title: 'Refeição adicionada ao dia' },
  scanAdded: { title: 'Scan adicionado ao plano ✓' },
  undoFailed: { title: 'Sem conexão para desfazer' },
  warning: {
    title: 'Há um aviso novo neste prato',
    description: 'Leia e toque de novo no botão para continuar.',
  },
  queued: {
    title: 'Refeição guardada no aparelho',
    description: 'Ela segue quando a internet voltar.',
  },
} as const

/** Notes under a reading of this device: whether it could compare the foods with the person's answers. */
export const deviceNotes = {
  again: 'Para repetir uma refeição sem internet, volte para Hoje e toque nela em “De novo?”.',
  unchecked: 'Também não deu para conferir se combina com as suas alergias.',
  answered:
    'Lido com a tabela, os seus alimentos e as suas respostas guardadas aqui. Quando a internet voltar, lemos de novo.',
  unanswered:
    'Lido com a tabela e os seus alimentos guardados aqui. Você ainda não respondeu sobre alergias: confira os ingredientes.',
  unknown:
    'Sem internet não avisamos sobre alergias: confira os ingredientes. Os avisos, os alimentos e receitas que você criou e as suas porções de costume entram quando ela voltar.',
} as const
