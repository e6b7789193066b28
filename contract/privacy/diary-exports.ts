import * as z from 'zod/mini'
import { isoDate } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Period of the export: `to` defaults to today, `from` to a year that ends at `to`; at most 366 days, both ends
 * included.
 */
const exportPeriod = z.object({ from: z.optional(isoDate), to: z.optional(isoDate) })

/** Returns the diary as CSV, one day per row. `export_period_invalid`: over 366 days, or reversed. */
export const exportDays = endpoint({
  method: 'GET',
  path: '/api/diary-days.csv',
  access: 'entitled',
  summary: 'O diário em CSV, um dia por linha',
  query: exportPeriod,
  replyBytes: ['text/csv'],
  errors: ['export_period_invalid'],
})

/** Returns the diary as CSV, one food per row. `export_period_invalid`: over 366 days, or reversed. */
export const exportItems = endpoint({
  method: 'GET',
  path: '/api/diary-items.csv',
  access: 'entitled',
  summary: 'O diário em CSV, um alimento por linha',
  query: exportPeriod,
  replyBytes: ['text/csv'],
  errors: ['export_period_invalid'],
})
