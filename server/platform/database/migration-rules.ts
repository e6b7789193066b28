/**
 * Statements that remove or restrict something. While a release is rolled out, processes of the previous release still
 * use the tables, so a migration may only add. Removals follow in a later release, once no query needs the object
 * (`docs/scale.md`), with a marker comment.
 */
const removals: readonly [RegExp, string][] = [
  [/\bdrop\s+(table|column|schema|type|view|sequence)\b/i, 'drops what the former release may still ask for'],
  [/\brename\b/i, 'renames what the former release still calls by its old name'],
  [/\btruncate\b/i, 'empties a table'],
  [/\balter\s+(column\s+)?\S+\s+(set\s+data\s+)?type\b/i, 'changes the type under the former release'],
  [
    /\balter\s+(column\s+)?\S+\s+set\s+not\s+null\b/i,
    'asks for a value that the former release may not write',
  ],
  [
    /\badd\s+column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/is,
    'asks for a value that the former release does not write',
  ],
]

const holdsUp: readonly [RegExp, string][] = [
  [
    /^create\s+(unique\s+)?index\s+(?!concurrently)(if\s+not\s+exists\s+)?\S+\s+on\s+(only\s+)?(?<table>[^\s(]+)/i,
    'makes an index while nobody can write to the table',
  ],
  [
    /^alter\s+table\s+(only\s+)?(?<table>\S+)\s+add\s+constraint\b(?!.*\bnot\s+valid\b)/is,
    'looks at every row while nobody can write to the table',
  ],
]

/** Marker of a removal: `-- contraction after 0.1.0: why no query needs it` */
const contraction = /^\s*--\s*contraction after \d+\.\d+\.\d+: \S/m
/** Marker of a lock that blocks writers: `-- brief lock: ` with the reason why it is short. */
const briefLock = /^\s*--\s*brief lock: \S/m

/**
 * Returns the statements of a migration that break or block the previous release and have no marker with a reason.
 */
export function findUnsafeStatements(migration: string): string[] {
  const chunks = migration.split('--> statement-breakpoint')
  const made = new Set(chunks.map((chunk) => /^create\s+table\s+(\S+)/i.exec(bare(chunk))?.[1]))
  return chunks.flatMap((chunk) => {
    const statement = bare(chunk)
    const taken = contraction.test(chunk) ? undefined : removals.find(([shape]) => shape.test(statement))
    const held = briefLock.test(chunk)
      ? undefined
      : holdsUp.find(([shape]) => {
          const table = shape.exec(statement)?.groups?.['table']
          return table !== undefined && !made.has(table)
        })
    return [taken, held].flatMap((found) => (found ? [`${statement.slice(0, 80)}: ${found[1]}`] : []))
  })
}

/** Returns a statement without comments, literals and function bodies. */
function bare(statement: string): string {
  return statement
    .replace(/\$\$.*?\$\$/gs, '$$')
    .replace(/--.*$/gm, '')
    .replace(/'[^']*'/g, "''")
    .trim()
}
