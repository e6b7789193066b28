import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './toolbox.mjs'
import { filesUnder } from './tree.mjs'
import { dialectIn, hasProse } from './vocabulary-comments.mjs'

const emptyNames = /^(index|utils?|helpers?|types|common|misc)\.[cm]?[jt]sx?$/

/**
 * Patterns forbidden in code that oxlint (`.oxlintrc.json`) cannot detect, each with the files it applies to and a
 * reason. The files of this check are not checked.
 */
const forbiddenInCode = [
  // The type `any` in JSDoc.
  { files: /\.[cm]?js$/, pattern: /(?::|<|\|) *any(?=[[\],;)>|&={}]|\s*$|\s+[=|&{])/, reason: 'any' },
  { files: /\.[cm]?js$/, pattern: /@ts-(?:ignore|nocheck|expect-error)/, reason: 'suppressed type error' },
  // oxlint's `no-abusive-eslint-disable` accepts a named rule that is disabled for the whole file.
  {
    files: /./,
    pattern: /(?:ox|es)lint-disable(?!-next-line [a-z0-9-]+\/)/,
    reason: 'lint disabled for all rules',
  },
  // oxlint's rule covers Vitest only.
  { files: /^e2e\//, pattern: /\b(?:test|describe)\.(?:only|skip)\(/, reason: 'focused or skipped test' },
  // Other test files of the web share their modules: a mock would also affect later files, or no file at all if the
  // module was loaded before.
  {
    files: /^web\/(?!.*\.isolated\.).*\.test\.tsx?$/,
    pattern: /\bvi\.(?:mock|doMock|resetModules)\(/,
    reason: 'mocked module in a test file not named *.isolated.*',
  },
  // A name is exported where it is defined, so that an import shows the file that holds it. oxlint has no such rule.
  { files: /./, pattern: /^\s*export (?:type )?[{*]/, reason: 're-export' },
  // oxlint's rule ignores case, and "todo" is a Portuguese word.
  { files: /./, pattern: /\b(?:TO[D]O|FIX[M]E|X[X]X)\b/, reason: 'unfinished work in the code' },
]

/** Patterns forbidden in every file, such as paths of one machine. */
const forbiddenAnywhere = [
  { pattern: /(?:^|[\s"'`(=])\/(?:work|home|root|Users)\/\w/, reason: 'path of one machine' },
  { pattern: /\bregistry\.[\w.-]+\.\w+|"resolved": *"http/, reason: 'address of a package registry' },
]

/** Maximum number of React effects per thousand lines of `web`: effects are for things outside React. */
const mostEffects = 0.6

const files = filesUnder('').filter((file) => !/^scripts\/vocabulary(-comments)?\.mjs$/.test(file))
const findings = [
  ...[nameFindings, contentFindings, dialectFindings].flatMap((check) => files.flatMap(check)),
  ...effectFindings(),
]
for (const finding of findings) console.log(finding)
process.exitCode = findings.length === 0 ? 0 : 1

/** @param {string} file */
function nameFindings(file) {
  const name = basename(file)
  if (emptyNames.test(name)) return [`${file}: the name does not describe the content`]
  return []
}

/** @param {string} file */
function contentFindings(file) {
  if (isBinary(file)) return []
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const isCode = /\.[cm]?[jt]sx?$/.test(file)
  const rules = isCode
    ? [...forbiddenAnywhere, ...forbiddenInCode.filter(({ files: where }) => where.test(file))]
    : forbiddenAnywhere
  return lines.flatMap((line, index) =>
    rules
      .filter(({ pattern }) => pattern.test(line))
      .map(({ reason }) => `${file}:${index + 1}: ${reason}: ${line.trim().slice(0, 100)}`),
  )
}

function effectFindings() {
  const code = files
    .filter((file) => /^web\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  const lines = code.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
  const effects = code.reduce(
    (sum, text) => sum + (text.match(/\buse(?:Layout|Insertion)?Effect\(/g) ?? []).length,
    0,
  )
  if (effects <= (lines / 1000) * mostEffects) return []
  return [`web: ${effects} effects in ${lines} lines, more than ${mostEffects} per thousand`]
}

/** @param {string} file */
function dialectFindings(file) {
  if (!hasProse(file) || isGenerated(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  return dialectIn(file, text).map(([line, reason]) => `${file}:${line}: plain English: ${reason}`)
}

/** @param {string} file */
function isGenerated(file) {
  return /(^|\/)(data|migrations)\//.test(file)
}

/** @param {string} file */
function isBinary(file) {
  return /\.(woff2?|png|jpe?g|webp|avif|ico|gz|br|pdf|mjpeg)$/.test(file)
}
