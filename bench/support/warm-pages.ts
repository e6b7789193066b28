import { Client } from 'pg'

/** Number of days up to the last one to read, slightly more than the daily screens use. */
const daysBack = 10
const days = 365

/**
 * Warms the page cache with the data that one day's requests read: indexes, the rows of the last days, and tables with
 * one row per account. In production these pages are in memory; after a fresh start every account would first read
 * about thirty pages per request from disk, and the benchmark would measure the disk.
 */
export async function readLastDays(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('create extension if not exists pg_prewarm')
    await client.query(`
      select pg_prewarm(c.oid::regclass, 'read') from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'i'`)
    await client.query(
      `
      select pg_prewarm(c.oid::regclass, 'read', 'main',
        case when c.relname = any ($1) then greatest(0, pages - 1 - pages * $2 / $3) else 0 end)
      from pg_class c, lateral (select pg_relation_size(c.oid) / current_setting('block_size')::int as pages) as size
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' and pages > 0`,
      [['diet_compliance', 'meals', 'water_entries', 'check_ins', 'weights'], daysBack, days],
    )
    await client.query(`
      select pg_prewarm(c.reltoastrelid::regclass, 'read'), pg_prewarm(i.indexrelid::regclass, 'read')
      from pg_class c join pg_index i on i.indrelid = c.reltoastrelid
      where c.relname in ('profiles', 'user_diets', 'week_plans')`)
  } finally {
    await client.end()
  }
}
