import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './toolbox.mjs'
import { filesUnder } from './tree.mjs'

const maxLines = 400
const emptyNames = /^(index|utils?|helpers?|types|common|misc)\.[cm]?[jt]sx?$/
const serverGround = ['platform', 'adapters', 'migrations']
const serverNames = ['table', 'queries', 'service', 'routes', 'jobs', 'rules', 'copy']

/** Lines that no source file may hold, and why. Written so that none matches itself. */
const forbiddenInCode = [
  { pattern: /(?::|\bas|<|\|) *any(?=[[\],;)>|&={}]|\s*$|\s+[=|&{])/, reason: 'any' },
  { pattern: /@ts-(?:ignore|nocheck|expect-error)/, reason: 'erro de tipo calado' },
  { pattern: /(?:ox|es)lint-disable(?!-next-line [a-z0-9-]+\/)/, reason: 'lint calado por inteiro' },
  { pattern: /\b(?:test|it|describe)\.(?:only|skip)\(/, reason: 'teste isolado ou pulado' },
  { pattern: /\b(?:TO[D]O|FIX[M]E|X[X]X)\b/, reason: 'pendência no código' },
]

/** The repository speaks of the product, not of the machines and tools it was made with. */
const forbiddenAnywhere = [
  { pattern: /(?:^|[\s"'`(=])\/(?:work|home|root|Users)\/\w/, reason: 'caminho de uma máquina' },
  { pattern: /\bregistry\.[\w.-]+\.\w+|"resolved": *"http/, reason: 'endereço de registro de pacotes' },
]

const files = filesUnder('').filter((file) => file !== 'scripts/vocabulary.mjs')
const findings = [...files.flatMap(nameFindings), ...files.flatMap(contentFindings)]
for (const finding of findings) console.log(finding)
process.exitCode = findings.length === 0 ? 0 : 1

/** @param {string} file */
function nameFindings(file) {
  const name = basename(file)
  if (emptyNames.test(name)) return [`${file}: o nome não diz o que há dentro`]
  const [floor, feature, ...rest] = file.split('/')
  const inFeature =
    floor === 'server' && feature !== undefined && rest.length > 0 && !serverGround.includes(feature)
  if (!inFeature || /\.test\.ts$|^test-/.test(name)) return []
  if (rest.length === 1 && serverNames.includes(name.replace(/\.ts$/, ''))) return []
  return [`${file}: numa feature do servidor só há ${serverNames.join(', ')} e testes`]
}

/** @param {string} file */
function contentFindings(file) {
  if (isBinary(file)) return []
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const isCode = /\.[cm]?[jt]sx?$/.test(file)
  const isData = /(^|\/)(data|migrations)\//.test(file)
  const rules = isCode ? [...forbiddenAnywhere, ...forbiddenInCode] : forbiddenAnywhere
  const found = lines.flatMap((line, index) =>
    rules
      .filter(({ pattern }) => pattern.test(line))
      .map(({ reason }) => `${file}:${index + 1}: ${reason}: ${line.trim().slice(0, 100)}`),
  )
  const tooLong = isCode && !isData && lines.length > maxLines
  return tooLong ? [...found, `${file}: ${lines.length} linhas; o limite é ${maxLines}`] : found
}

/** @param {string} file */
function isBinary(file) {
  return /\.(woff2?|png|jpe?g|webp|avif|ico|gz|br|pdf|mjpeg)$/.test(file)
}
