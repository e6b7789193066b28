import { pgSchema } from 'drizzle-orm/pg-core'

/** Tables that no request works on: passwords, sessions, counters. Neither `app_user` nor `app_system` reaches them. */
export const privateSchema = pgSchema('private')
