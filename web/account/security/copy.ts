export const securityTexts = {
  authenticatorRemoved: { title: 'Verificação em duas etapas desligada' },
  passkeyRemoved: { title: 'Chave de acesso removida' },
  passkeyConfirmed: { title: 'Chave de acesso confirmada' },
  confirmFailed: { title: 'Não deu para confirmar' },
  recoveryCancelled: {
    title: 'Pedido cancelado',
    description: 'A segunda etapa continua ligada. Se o pedido não era seu, troque a senha.',
  },
  cancelFailed: { title: 'Não deu para cancelar' },
  linkSent: { title: 'Link enviado ao e-mail da conta' },
  sendFailed: { title: 'Não deu para enviar' },
  copyFailed: { title: 'Não deu para copiar', description: 'Selecione o texto e copie.' },
} as const
