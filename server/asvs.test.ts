import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { asvsRequirements } from './test-asvs-requirements.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')
const documents = {
  'docs/asvs.md': read('docs/asvs.md'),
  'docs/security-controls.md': read('docs/security-controls.md'),
}
const asvs = documents['docs/asvs.md']

interface Row {
  readonly id: string
  readonly state: string
  readonly shownBy: string
}

const rows: readonly Row[] = asvs
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [id = '', , state = '', , shownBy = ''] = line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim())
    return { id, state, shownBy }
  })

test('docs/asvs.md lists each level 1 and 2 requirement once, and no other', () => {
  const named = asvs.match(/\bV\d+\.\d+\.\d+\b/g) ?? []
  const required = Object.entries(asvsRequirements).flatMap(([section, numbers]) =>
    numbers.map((number) => `V${section}.${number}`),
  )
  expect(required).toHaveLength(253)
  expect(named.toSorted()).toEqual(required.toSorted())
})

test('the counts at the top of docs/asvs.md match its rows', () => {
  const told = [...asvs.matchAll(/^\| ([a-z][\w ]+?) *\| (\d+) +\|$/gm)].map(([, what, count]) => [
    what,
    Number(count),
  ])
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect(told.map(([what]) => what)).toEqual([
    'levels 1 and 2',
    'apply',
    'met',
    'partly',
    'not met',
    'do not apply',
  ])
  expect(told.map(([, number]) => number)).toEqual([
    253,
    rows.length,
    count('met'),
    count('partly'),
    count('not met'),
    253 - rows.length,
  ])
  expect(count('met') + count('partly') + count('not met')).toBe(rows.length)
})

/**
 * Returns the parts of a cell that prove nothing: neither an existing test with these quoted words, nor an existing
 * script.
 */
function findDefects(shownBy: string): string[] {
  if (/^no test: \S/.test(shownBy)) return []
  return shownBy.split('; ').filter((proof) => {
    const [, path = '', words] = /^`([\w./-]+)`(?: "([^"]+)")?$/.exec(proof) ?? []
    if (path === '' || !existsSync(root + path)) return true
    if (words === undefined) return !path.startsWith('scripts/')
    return !/\.test\.tsx?$/.test(path) || !read(path).includes(words)
  })
}

test.for(rows.map(({ id, shownBy }) => [id, shownBy] as const))(
  '%s names a test that exists, or why there is none',
  ([, shownBy]) => {
    expect(findDefects(shownBy)).toEqual([])
  },
)

/** Returns the links in the text that lead to no file or heading of `docs/`. */
function findBrokenLinks(text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https:)([\w./-]*)(?:#([\w-]+))?\)/g)]
  return links.flatMap(([whole, file = '', anchor]) => {
    if (file !== '' && !existsSync(`${root}docs/${file}`)) return [whole]
    const target = file === '' ? text : read(`docs/${file}`)
    return anchor === undefined || headings(target).includes(anchor) ? [] : [whole]
  })
}

test.for(Object.entries(documents))('every place and heading that %s names exists', ([, text]) => {
  const places = [
    ...text.matchAll(/`((?:server|contract|web|nutrition|e2e|scripts|deploy|docs)\/[\w./-]*)`/g),
  ]
  expect(places.length).toBeGreaterThan(0)
  expect(places.flatMap(([, path = '']) => (existsSync(root + path) ? [] : [path]))).toEqual([])
  expect(findBrokenLinks(text)).toEqual([])
})

/** Returns the headings of a document as GitHub's anchors. */
function headings(text: string): string[] {
  const titles = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title)
  return titles.map((title) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}

const algorithm =
  /'(md[245]|sha-?\d+|ripemd\d*|blake2\w+|(?:aes|camellia|des|rc|chacha)[\w-]*\d[\w-]*|argon2\w*|scrypt|pbkdf2|prime256v1|secp\w+|ed25519|x25519|rsa\S*)'/gi

test('every use of a cryptographic primitive is listed in docs/security-controls.md', () => {
  const sources = globSync('{server,scripts,contract}/**/*.{ts,mjs}', { cwd: root }).filter(
    (file) => !/\.test\.ts$|(^|\/)(?:test|fake)-/.test(file),
  )
  expect(sources.filter((file) => /\bMath\.random\(/.test(read(file)))).toEqual([])
  const used = new Map<string, Set<string>>()
  for (const file of sources) {
    const text = read(file)
    for (const [, name = ''] of text.matchAll(algorithm))
      used.set(name.toLowerCase(), (used.get(name.toLowerCase()) ?? new Set()).add(file))
  }
  const controls = documents['docs/security-controls.md'].toLowerCase().replaceAll('-', '')
  expect([...used.keys()].filter((name) => !controls.includes(name.replaceAll('-', '')))).toEqual([])
  expect(used.size).toBeGreaterThan(5)
  expect([...used.get('sha1')!]).toEqual(['server/account/second-factors/rules.ts'])
  expect([...used.get('md5')!]).toEqual(['server/adapters/storage/s3-storage.ts'])
})

/**
 * Calls that are dangerous with untrusted input, each with the files that may make it, because they pass only constants
 * or text that they have checked.
 */
const dangerousCalls: Readonly<Record<string, readonly string[]>> = {
  child_process: ['server/platform/files/svg-picture.ts'],
  'new RegExp(': ['server/platform/http/web-files.ts'],
  'sql.raw(': [
    'server/platform/database/database-roles.ts',
    'server/platform/database/first-day.ts',
    'server/platform/database/json-parts.ts',
    'server/platform/database/migrations.ts',
    'server/platform/database/row-security.ts',
  ],
  "'hono/html'": ['server/platform/http/html.ts'],
  'trusted(': [
    'server/adapters/mail/mail-look.ts',
    'server/adapters/payments/demonstration-view.ts',
    'server/platform/http/plain-page.ts',
    'server/platform/http/web-files.ts',
    'server/recipes/link-previews/rules.ts',
  ],
  rejectUnauthorized: [],
  innerHTML: [],
}

test.for(Object.entries(dangerousCalls))(
  'dangerous calls occur only in the listed files: %s',
  ([call, allowed]) => {
    const sources = globSync('{server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) =>
        !/\.test\.tsx?$|(^|\/)test-/.test(file) && (file.startsWith('server/') || call === 'innerHTML'),
    )
    expect(sources.filter((file) => read(file).includes(call)).toSorted()).toEqual(allowed)
  },
)
