import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const calendarMonth = z
  .string()
  .check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, 'Use o formato AAAA-MM.'))

/**
 * Returns the report of a month as a PDF. `upgrade_required`: needs advanced reports. `report_out_of_range`: not begun
 * yet, or ended more than `reportYearsBack` years ago.
 */
export const readMonthlyDocument = endpoint({
  method: 'GET',
  path: '/api/monthly-reports/{month}/pdf',
  access: 'entitled',
  summary: 'O mês em PDF, para imprimir ou levar à consulta; nos planos com relatórios avançados',
  params: z.object({ month: calendarMonth }),
  replyBytes: ['application/pdf'],
  errors: ['upgrade_required', 'report_out_of_range'],
})
