/** Error codes of plans and payments; part of `errors` in `contract/errors.ts`. */
export const billingErrors = {
  trial_expired: { status: 403, detail: 'Seu acesso terminou. Escolha um plano para continuar.' },
  quota_reached: {
    status: 403,
    detail: 'Cota de scans atingida no plano {plan}. Faça upgrade para mais scans.',
  },
  upgrade_required: { status: 403, detail: 'Este recurso não faz parte do seu plano.' },
  discount_unavailable: {
    status: 409,
    detail: 'Este desconto vale uma vez por pessoa, no plano Anual, e não está disponível para a sua conta.',
  },
  purchase_needs_contact: {
    status: 409,
    detail:
      'Você desistiu de {count} compras nos últimos 12 meses. O aplicativo volta a vender o plano {plan} em {day}{contact}. Um plano que você não devolveu pode ser comprado já. Nada foi cobrado.',
  },
  renewal_not_offered: {
    status: 422,
    detail: 'A renovação automática existe para os planos Básico e Mensal, sem desconto.',
  },
  renewal_running: {
    status: 409,
    detail: 'Sua assinatura já se renova sozinha. Cancele essa renovação antes de começar outra.',
  },
  renewal_not_canceled: {
    status: 502,
    detail:
      'O serviço de pagamento ainda não confirmou o cancelamento da renovação. Tente novamente em instantes.',
  },
  renewal_not_found: { status: 404, detail: 'Você não tem uma renovação automática.' },
  payments_off: {
    status: 409,
    detail: 'Este servidor ainda não recebe pagamentos, então nada pode ser comprado nem cobrado aqui.',
  },
  payment_provider_unavailable: {
    status: 502,
    detail: 'Não conseguimos falar com o serviço de pagamento. Tente novamente em instantes.',
  },
  payment_link_missing: { status: 502, detail: 'Link de pagamento não recebido' },
  payment_not_found: { status: 404, detail: 'Não encontramos este pagamento.' },
  payment_not_paid: { status: 409, detail: 'Não há dinheiro deste pagamento para devolver.' },
  withdrawal_over: {
    status: 409,
    detail: 'O prazo de 7 dias para desistir desta compra já terminou.',
  },
} as const
