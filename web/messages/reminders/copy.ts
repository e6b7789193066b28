export const deviceTexts = {
  on: { title: 'Lembretes ativados neste aparelho' },
  off: { title: 'Este aparelho não recebe mais lembretes' },
  failed: { title: 'Não foi possível mudar os avisos' },
  tested: { title: 'Aviso de teste enviado' },
  testFailed: { title: 'O aviso de teste não saiu' },
} as const
