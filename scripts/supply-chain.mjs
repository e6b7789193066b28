import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceFindings } from './licences.mjs'
import { allowedScripts, lockedPackages } from './lockfile.mjs'
import { root } from './toolbox.mjs'
import { filesUnder } from './tree.mjs'

/** Keys as their makers write them; a long one in a file of ours is one that leaked. Written so that none matches itself. */
const keyShapes = [
  { pattern: /\bAPP_USR-\d{10,}-\d{6}-[\da-f]{32}/, reason: 'token do Mercado Pago' },
  { pattern: /\bsk-(?:proj-|ant-|or-)?[\w-]{32,}/, reason: 'chave de modelo' },
  { pattern: /\bAIza[\w-]{35}\b/, reason: 'chave do Google' },
  { pattern: /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/, reason: 'chave da AWS' },
  { pattern: /\bgh[pousr]_\w{36}/, reason: 'token do GitHub' },
  { pattern: /\bnpm_\w{36}\b/, reason: 'token do npm' },
  { pattern: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/, reason: 'chave privada' },
]
/** Where a key stands that its maker publishes as an example. */
const examples = new Set(['server/platform/config.test.ts'])
const assigned =
  /\b(?:secret|token|password|passphrase|api_?key|private_?key)\w*["']?\s*[:=]\s*["']([\w+/=-]{32,})["']/i
/** Bits for each character: words and repeated signs stay below, what a generator made does not. */
const randomBits = 4.2

const findings = [...lockFindings(), ...scriptFindings(), ...licenceFindings(), ...secretFindings()]
for (const finding of findings) console.log(finding)
process.exitCode = findings.length === 0 ? 0 : 1

/** From a registry, and held against its hash; the host is left out on purpose, so that any mirror serves. */
function lockFindings() {
  return lockedPackages().flatMap(({ path, integrity, resolved, link }) => {
    if (link) return [`${path}: aponta para uma pasta em vez de um pacote`]
    if (resolved && !resolved.startsWith('https:')) return [`${path}: vem de ${resolved}, não de um registro`]
    return integrity?.startsWith('sha512-') ? [] : [`${path}: sem a soma sha512`]
  })
}

function scriptFindings() {
  const allowed = allowedScripts()
  return lockedPackages()
    .filter(({ hasInstallScript, dev, name }) => hasInstallScript && !dev && !(name in allowed))
    .map(({ path }) => `${path}: roda um programa ao ser instalado e não está em allowScripts`)
}

function secretFindings() {
  const files = filesUnder('').filter((file) =>
    /\.(?:[cm]?[jt]sx?|json|md|ya?ml|sh|conf|html|env)$|(?:^|\/)Dockerfile$/.test(file),
  )
  return files
    .filter(
      (file) =>
        file !== 'package-lock.json' && !examples.has(file) && !file.startsWith('server/migrations/meta/'),
    )
    .flatMap((file) => findIn(file))
}

/** @param {string} file */
function findIn(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const known = keyShapes
    .filter(({ pattern }) => pattern.test(text))
    .map(({ reason }) => `${file}: ${reason}`)
  const random = text.split('\n').flatMap((line, index) => {
    const value = assigned.exec(line)?.[1] ?? ''
    return value && bitsIn(value) > randomBits ? [`${file}:${index + 1}: parece um segredo de verdade`] : []
  })
  return [...known, ...random]
}

/** @param {string} value */
function bitsIn(value) {
  const counts = Map.groupBy(value, (sign) => sign)
  return [...counts.values()].reduce((bits, { length }) => {
    const share = length / value.length
    return bits - share * Math.log2(share)
  }, 0)
}
