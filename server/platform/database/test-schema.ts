import { sql } from 'drizzle-orm'
import type { Connection } from './database.ts'

const parts = [
  `select format('column %I.%I.%I %s storage %s%s%s', n.nspname, c.relname, a.attname,
     format_type(a.atttypid, a.atttypmod), a.attstorage,
     case when a.attnotnull then ' not null' else '' end,
     coalesce(' ' || case when a.attgenerated <> '' then 'generated ' else 'default ' end
       || pg_get_expr(d.adbin, d.adrelid), ''))
   from pg_attribute a
   join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v')
   join pg_namespace n on n.oid = c.relnamespace
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attnum > 0 and not a.attisdropped and n.nspname in ('public', 'private')`,
  `select format('constraint %s.%I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
   from pg_constraint where connamespace in ('public'::regnamespace, 'private'::regnamespace) and contype <> 'n'`,
  `select format('index %s', indexdef) from pg_indexes where schemaname in ('public', 'private')`,
  `select format('policy %I on %I.%I for %s to %s using (%s) with check (%s)', policyname, schemaname, tablename, cmd,
     (select string_agg(role, ', ' order by role) from unnest(roles::text[]) role), qual, with_check)
   from pg_policies`,
  `select pg_get_functiondef(oid) from pg_proc
   where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'`,
  `select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  `select format('table %I.%I options %s, row security %s, forced %s, grants %s', n.nspname, c.relname, c.reloptions,
     c.relrowsecurity, c.relforcerowsecurity, (select string_agg(one::text, ' ' order by one::text) from unnest(c.relacl) one))
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'S', 'v')`,
  `select format('function %s grants %s', oid::regprocedure,
     (select string_agg(one::text, ' ' order by one::text) from unnest(proacl) one))
   from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  `select format('schema %I grants %s', nspname,
     (select string_agg(one::text, ' ' order by one::text) from unnest(nspacl) one))
   from pg_namespace where nspname in ('public', 'private')`,
  `select format('type %I.%I %s', n.nspname, t.typname,
     (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid))
   from pg_type t join pg_namespace n on n.oid = t.typnamespace
   where n.nspname in ('public', 'private') and t.typtype in ('e', 'd')`,
]

/** Describes a database's schema without rows, comments and the order of columns: one line per object, sorted. */
export async function describeSchema({ sql: database }: Connection): Promise<string> {
  const lines: string[] = []
  for (const part of parts) {
    const { rows } = (await database.execute(sql.raw(part))) as { rows: Record<string, string>[] }
    lines.push(...rows.map((row) => onOneLine(Object.values(row)[0]!)))
  }
  return `${lines.toSorted().join('\n')}\n`
}

function onOneLine(definition: string): string {
  return definition
    .replaceAll(/--.*$/gm, '')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
}
