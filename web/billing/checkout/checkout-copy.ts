export const checkoutTexts = {
  linkMissing: 'Link de pagamento não recebido',
  failed: 'Não foi possível processar o pagamento. Tente novamente.',
  offerFailed: 'Erro ao processar pagamento. Tente novamente.',
} as const
