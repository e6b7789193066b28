/** Error codes of exports; part of `errors` in `contract/errors.ts`. */
export const privacyErrors = {
  export_link_invalid: {
    status: 403,
    detail: 'Este endereço de download não vale mais. Peça seus dados de novo.',
  },
  export_running: {
    status: 409,
    detail: 'Seus dados já estão sendo baixados. Espere terminar para pedir de novo.',
  },
  export_period_invalid: {
    status: 422,
    detail: 'Escolha um período de até 366 dias, com o começo antes do fim.',
  },
} as const
