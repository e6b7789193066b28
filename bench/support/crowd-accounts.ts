import type { Client } from 'pg'
import { modelEmail } from './crowd-models.ts'

/** Returns the SQL of a deterministic pseudo-random UUID, because real account ids have no order. */
function uuidOf(what: string, n: string): string {
  return `overlay(overlay(md5('${what} ' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`
}

/**
 * Creates the accounts without their days, as copies of the models' rows under new keys. `load.people` maps each
 * account to its model; `load.followed` and `load.plates` hold the templates of the days.
 */
export async function fillAccounts(client: Client, people: number, lastDay: string): Promise<void> {
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await client.query(`
    create schema load;
    create table load.models as
      select row_number() over (order by u.created_at) - 1 as model, u.id, u.created_at
      from private.users u where u.email like '${modelEmail('%')}';
    create table load.people as
      select n, ${uuidOf('person', 'n')} as id, ${uuidOf('diet', 'n')} as diet_id, m.model, m.id as model_id
      from generate_series(1, ${people}) n join load.models m on m.model = n % (select count(*) from load.models);
    analyze load.people;
    create table load.followed as
      select m.model, '${lastDay}'::date - c.date as kind, c.is_followed, c.meal_compliance, c.eaten,
        c.compliance_percentage
      from diet_compliance c join load.models m on m.id = c.user_id;
    create table load.plates as
      select array_position(array['cafe_manha', 'almoco', 'lanche_tarde'], meal_type) - 1 as place,
        row_number() over (partition by meal_type) - 1 as number, count(*) over (partition by meal_type) as numbers,
        meal_type, parts
      from meals;
    insert into private.users (id, name, email, email_verified)
      select id, 'Marina Teste', 'pessoa-' || n || '@exemplo.com.br', true from load.people;
    insert into private.sessions (user_id, token, expires_at, user_agent)
      select id, md5('session ' || n), now() + interval '10 years', 'bench' from load.people`)
  const row = 'gen_random_uuid()'
  await copy(client, 'private.credentials', { id: row, account_id: 'p.id::text' })
  await copy(client, 'public.consents', { id: row })
  await copy(client, 'public.profiles')
  await copy(client, 'public.default_diets')
  await copy(client, 'public.user_diets', { id: 'p.diet_id' })
  await copy(client, 'public.week_plans', { id: row, diet_id: 'p.diet_id' })
  const bought = { id: '11111111-1111-4111-8111-111111111111', plan: 'annual', status: 'approved', days: 365 }
  const purchases = JSON.stringify([{ ...bought, paidAt: `${lastDay}T00:00:00.000Z` }])
  await copy(client, 'public.subscriptions', { purchases: `'${purchases}'::jsonb` })
  await client.query('commit')
}

/** Adds the day versions of the accounts: the triggers that add them do not run while the crowd is filled. */
export async function addDayVersions(client: Client): Promise<void> {
  await client.query(`
    insert into public.day_versions (user_id, version)
      select id, gen_random_uuid() from load.people on conflict do nothing`)
}

/** Copies the model's rows of a table to every account. `others`: SQL of the columns that must differ. */
async function copy(
  client: Client,
  table: string,
  others: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => (name === 'user_id' ? 'p.id' : (others[name] ?? `t.${name}`)))
  await client.query(
    `insert into ${table} (${names.join(', ')})
     select ${values.join(', ')} from load.people p join ${table} t on t.user_id = p.model_id order by p.n`,
  )
}
