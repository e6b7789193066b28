import { pgSchema } from 'drizzle-orm/pg-core'

/**
 * Schema of tables that requests cannot reach, such as passwords, sessions and counters: neither `app_user` nor
 * `app_system` has access.
 */
export const privateSchema = pgSchema('private')
