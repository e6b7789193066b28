import * as z from 'zod/mini'
import { isoDate } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Period of the export: `to` defaults to today, `from` to the first of the 366 days that end at `to`; at most 366 days,
 * both ends included.
 */
const exportPeriod = z.object({ from: z.optional(isoDate), to: z.optional(isoDate) })

/**
 * Returns the diary as CSV, one day with data per row. `export_period_invalid`: over 366 days, reversed, before 2000,
 * or more than 366 days after today.
 */
export const exportDays = endpoint({
  method: 'GET',
  path: '/api/diary-days.csv',
  access: 'session',
  summary: 'O diário em CSV, um dia por linha',
  query: exportPeriod,
  replyBytes: ['text/csv'],
  errors: ['export_period_invalid'],
})

/**
 * Returns the diary as CSV, one logged food per row. A planned meal that was ticked before ticks were stored as meals
 * also has one row. `export_period_invalid`: as for `exportDays`.
 */
export const exportItems = endpoint({
  method: 'GET',
  path: '/api/diary-items.csv',
  access: 'session',
  summary: 'O diário em CSV, um alimento por linha',
  query: exportPeriod,
  replyBytes: ['text/csv'],
  errors: ['export_period_invalid'],
})
