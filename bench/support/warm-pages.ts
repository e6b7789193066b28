import { Client } from 'pg'

/** So far back the screens of a day look, and a little further. */
const daysBack = 10
const days = 365

/**
 * Reads what the requests of one day read: indexes, the rows of the last days, which lie at the end of their tables,
 * and all of what has one row a person. Where people come and go all day that stands in the machine's memory. In one
 * that was just started everybody is the first to ask for their pages, some thirty a request, and the disk is what is
 * measured.
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
