import { pgSchema } from 'drizzle-orm/pg-core'

/**
 * Schema of passwords, sessions, counters and the like. Neither `app_user` nor `app_system` has access, so only
 * `Database.unscoped` reaches it.
 */
export const privateSchema = pgSchema('private')
