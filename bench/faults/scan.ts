import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { catalog } from '../../contract/catalog.ts'
import { temporaryFolder } from '../support/instance.ts'
import { startCopy } from './support/copy.ts'
import { reportNone } from './support/fault-report.ts'
import { enter } from './support/person.ts'
import { freePort } from '../../scripts/free-port.mjs'

/**
 * This test runs a third-party vulnerability scanner against an instance, without and with a session, and prints its
 * findings. Known false positives are explained here and in docs/security.md.
 */

const modules = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
]
const crawlSeconds = 60
const attackSeconds = 40

/** Why a finding is a false positive, by name of the finding. */
const explained: Readonly<Record<string, string>> = {
  'HTTP Secure Headers: Strict-Transport-Security is not set':
    'sent where the instance is reached by https, which this one is not',
  'Secure Flag cookie': 'set where the instance is reached by https',
  'Backup file': 'every address below /receitas/ is a screen of the app, and answers with its one page',
  'HTTP Secure Headers: X-Frame-Options is not set': 'the policy says frame-ancestors none',
  'HTTP Secure Headers: X-XSS-Protection is not set':
    'no current browser supports it; in older ones it opened holes',
}

interface Finding {
  readonly info: string
  readonly path: string
  readonly method: string
}

interface Report {
  readonly vulnerabilities: Readonly<Record<string, readonly Finding[]>>
  readonly anomalies: Readonly<Record<string, readonly Finding[]>>
}

const run = promisify(execFile)

/** Addresses to scan: some pages, and every GET endpoint with sample parameters. */
const paths = [
  '/',
  '/auth?next=/app',
  '/app',
  '/receita/feijoada-de-legumes',
  '/descadastro?token=abc',
  '/relatorio-do-mes?token=abc',
  '/foodscan?scan=abc',
  ...catalog.filter(({ method }) => method === 'GET').map(({ path }) => `${sample(path)}?${query(path)}`),
]

function sample(path: string): string {
  return path.replace('{month}', '2026-02').replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000001')
}

function query(path: string): string {
  if (path === '/api/foods') return 'q=arroz&limit=5'
  return 'date=2026-03-11&from=2026-03-01&to=2026-03-11&start=2026-03-11&period=week&meal_type=almoco&token=abc'
}

const isThere = await run('wapiti', ['--version']).then(
  () => true,
  () => false,
)
if (!isThere) {
  console.log('wapiti is not installed: nothing was scanned')
  process.exit()
}
const dataDir = temporaryFolder()
const copy = await startCopy({ port: await freePort(), settings: { DATA_DIR: dataDir, LOG_LEVEL: 'error' } })
const person = await enter(copy.origin)
await scan('from the street')
await scan('signed in', person.cookie)
const errors = copy.lines().filter((line) => line.includes('"level":50'))
for (const line of errors.slice(0, 5)) console.log(line)
reportNone('internal errors during the scan', errors.length)
await copy.kill('SIGTERM')
process.exit()

async function scan(who: string, cookie?: string): Promise<void> {
  const output = join(temporaryFolder(), 'report.json')
  const starts = paths.flatMap((path) => ['-s', copy.origin + path])
  const limits = [
    '--max-scan-time',
    String(crawlSeconds),
    '--max-attack-time',
    String(attackSeconds),
    '-t',
    '10',
  ]
  const said = ['-f', 'json', '-o', output, '-v', '0', '--no-bugreport', '--flush-session']
  const session = ['--store-session', temporaryFolder(), ...(cookie ? ['-H', `Cookie: ${cookie}`] : [])]
  await run(
    'wapiti',
    ['-u', `${copy.origin}/`, ...starts, '-m', modules.join(','), '-d', '3', ...limits, ...said, ...session],
    { timeout: (crawlSeconds + modules.length * attackSeconds) * 1500, maxBuffer: 50_000_000 },
  )
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(output, 'utf8')) as Report
  const found = new Map<string, string[]>()
  for (const [kind, findings] of [...Object.entries(vulnerabilities), ...Object.entries(anomalies)]) {
    for (const { info, path, method } of findings) {
      // Groups header findings by header, other findings by kind.
      const name = kind === 'HTTP Secure Headers' ? `${kind}: ${info.split('\n')[0]}` : kind
      found.set(name, [...(found.get(name) ?? []), `${method} ${path}`])
    }
  }
  for (const [name, places] of found) {
    const why = explained[name]
    console.log(`${who}: ${name} (${places.length}, ${places[0]})${why ? `: no defect, ${why}` : ''}`)
  }
  const open = [...found.keys()].filter((name) => !(name in explained))
  reportNone(`${who}: findings without an explanation`, open.length)
}
