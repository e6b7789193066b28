/** Error codes of reports; part of `errors` in `contract/errors.ts`. */
export const reportsErrors = {
  report_out_of_range: {
    status: 422,
    detail: 'Escolha um período que já começou, dos últimos 5 anos.',
  },
  report_period_invalid: {
    status: 422,
    detail: 'Peça uma semana de segunda a domingo ou um mês do primeiro ao último dia.',
  },
} as const
