import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnsafeStatements } from './migration-rules.ts'
import { migrationsFolder } from './migrations.ts'

/** Number of the first migration. It starts from an empty database, so it can break no earlier release. */
const baseline = '0000'

test.each(
  readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && name.slice(0, 4) > baseline),
)('%s only adds, or says after which release it takes away', (name) => {
  expect(findUnsafeStatements(readFileSync(join(migrationsFolder, name), 'utf8'))).toEqual([])
})

test.each([
  'DROP TABLE "meals" CASCADE;',
  'ALTER TABLE "meals" DROP COLUMN "note";',
  'ALTER TABLE "meals" RENAME COLUMN "note" TO "remark";',
  'ALTER TABLE "meals" RENAME TO "eaten";',
  'ALTER TABLE "meals" ALTER COLUMN "note" SET DATA TYPE varchar(20);',
  'ALTER TABLE "meals" ALTER COLUMN "note" SET NOT NULL;',
  'ALTER TABLE "meals" ADD COLUMN "note" text NOT NULL;',
  'TRUNCATE "meals";',
])('%s needs a marker, because it breaks the previous release', (statement) => {
  expect(findUnsafeStatements(statement)).toHaveLength(1)
  expect(findUnsafeStatements(`-- contraction after 0.3.0: nothing asks for it\n${statement}`)).toEqual([])
})

test.each([
  'CREATE INDEX "by_day" ON "meals" USING btree ("date");',
  'CREATE UNIQUE INDEX IF NOT EXISTS "by_day" ON "meals" ("date");',
  'ALTER TABLE "meals" ADD CONSTRAINT "positive" CHECK ("calories" >= 0);',
])('%s needs a marker, because it blocks writers', (statement) => {
  expect(findUnsafeStatements(statement)).toHaveLength(1)
  expect(findUnsafeStatements(`-- brief lock: one row for each account\n${statement}`)).toEqual([])
  const inNewTable = `CREATE TABLE "meals" ();--> statement-breakpoint\n${statement}`
  expect(findUnsafeStatements(inNewTable)).toEqual([])
})

test.each([
  'ALTER TABLE "meals" ADD COLUMN "note" text;',
  'ALTER TABLE "meals" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "meals" ADD CONSTRAINT "positive" CHECK ("calories" >= 0) NOT VALID;',
  "COMMENT ON TABLE meals IS 'never drop column by hand';",
])('%s may run beside the previous release', (statement) => {
  expect(findUnsafeStatements(statement)).toEqual([])
})
