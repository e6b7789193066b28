/** Error codes of notices; part of `errors` in `contract/errors.ts`. */
export const messagesErrors = {
  push_address_refused: {
    status: 422,
    detail: 'Este navegador deu um endereço de avisos que não podemos usar.',
  },
  device_not_found: {
    status: 404,
    detail: 'Este aparelho não recebe mais avisos. Ative de novo para voltar a receber.',
  },
  push_failed: {
    status: 502,
    detail: 'O serviço de avisos do navegador não respondeu. Tente novamente em instantes.',
  },
} as const
