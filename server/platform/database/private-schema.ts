import { pgSchema } from 'drizzle-orm/pg-core'

/**
 * Schema of tables that requests cannot reach: passwords, sessions, counters. Neither `app_user` nor `app_system` has
 * access.
 */
export const privateSchema = pgSchema('private')
