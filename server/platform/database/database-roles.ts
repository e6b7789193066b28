import { sql } from 'drizzle-orm'
import type { Sql } from './database.ts'

/** Keys of the advisory locks under which starting processes run one at a time. */
export const startLock = { roles: 7_215_001, migrations: 7_215_002 } as const

/**
 * Creates the missing roles of `row-security.ts` and grants them to the login role. Needs CREATEROLE only on the first
 * start; a database administrator can run `rolesByHand` instead.
 */
export async function createRoles(database: Sql): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${startLock.roles}::bigint)`)
    await tx.execute(
      sql.raw(`do $$
      begin
        -- Roles belong to the server, the lock to one database: a process on another database may create a role
        -- first, and the next round of the loop then finds it.
        loop
          begin
            -- Without NOINHERIT the owner would inherit the policies of the two others and see rows unscoped.
            if to_regrole('app_owner') is null then create role app_owner nologin noinherit; end if;
            if to_regrole('app_user') is null then create role app_user nologin noinherit; end if;
            if to_regrole('app_system') is null then create role app_system nologin noinherit; end if;
            if not pg_has_role('app_owner', 'app_user', 'member') then grant app_user to app_owner; end if;
            if not pg_has_role('app_owner', 'app_system', 'member') then grant app_system to app_owner; end if;
            -- Since PostgreSQL 16 the creator of a role is its member, but may not SET ROLE to it yet.
            if not pg_has_role(session_user, 'app_owner',
              case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
              execute format('grant app_owner to %I', session_user);
            end if;
            exit;
          exception when unique_violation or duplicate_object then
          end;
        end loop;
        if not has_database_privilege('app_owner', current_database(), 'create') then
          execute format('grant create on database %I to app_owner', current_database());
        end if;
        if not has_schema_privilege('app_owner', 'public', 'create') then
          grant usage, create on schema public to app_owner;
        end if;
        -- GRANT without the right to grant only warns, so its result is checked.
        if not has_database_privilege('app_owner', current_database(), 'create')
          or not has_schema_privilege('app_owner', 'public', 'create') then
          raise exception 'app_owner may not create tables' using errcode = '42501';
        end if;
      end $$`),
    )
  })
}

/** Statements that a database administrator runs once if the login role may not create roles. */
export const rolesByHand = `create role app_owner nologin noinherit;
create role app_user nologin noinherit;
create role app_system nologin noinherit;
grant app_user, app_system to app_owner;
grant app_owner to <usuário de DATABASE_URL>;
grant create on database <banco> to app_owner;
grant usage, create on schema public to app_owner;`

/**
 * Returns, in Portuguese, why the login role must not serve production: this role, the current role or `app_user` is a
 * superuser or bypasses row security. `undefined` if none does.
 */
export async function findRoleDefect(database: Sql): Promise<string | undefined> {
  const defects = await database
    .select({
      name: sql<string>`rolname`,
      superuser: sql<boolean>`rolsuper`,
      bypass: sql<boolean>`rolbypassrls`,
    })
    .from(sql`pg_roles`)
    .where(sql`rolname in (session_user, current_user, 'app_user') and (rolsuper or rolbypassrls)`)
  const [defect] = defects
  if (!defect) return undefined
  return `O papel "${defect.name}" do banco ignora a separação entre contas (${defect.superuser ? 'SUPERUSER' : 'BYPASSRLS'}). Use em DATABASE_URL um papel sem esse poder.`
}
