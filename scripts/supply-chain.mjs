import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceFindings } from './licences.mjs'
import { allowedScripts, lockedPackages } from './lockfile.mjs'
import { root } from './toolbox.mjs'
import { filesUnder } from './tree.mjs'

/** Patterns of provider keys; a match is a leaked key. Written so that none matches its own source. */
const keyShapes = [
  { pattern: /\bAPP_USR-\d{10,}-\d{6}-[\da-f]{32}/, reason: 'Mercado Pago token' },
  { pattern: /\bsk-(?:proj-|ant-|or-)?[\w-]{32,}/, reason: 'model API key' },
  { pattern: /\bAIza[\w-]{35}\b/, reason: 'Google key' },
  { pattern: /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/, reason: 'AWS key' },
  { pattern: /\bgh[pousr]_\w{36}/, reason: 'GitHub token' },
  { pattern: /\bnpm_\w{36}\b/, reason: 'npm token' },
  { pattern: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/, reason: 'private key' },
]
/** Files with a key that the provider publishes as an example. */
const examples = new Set(['server/platform/process/config.test.ts'])
const assigned =
  /\b(?:secret|token|password|passphrase|api_?key|private_?key)\w*["']?\s*[:=]\s*["']([\w+/=-]{32,})["']/i
/** Minimum entropy in bits per character of a random secret; words and repeated characters have less. */
const randomBits = 4.2

const findings = [...lockFindings(), ...scriptFindings(), ...licenceFindings(), ...secretFindings()]
for (const finding of findings) console.log(finding)
process.exitCode = findings.length === 0 ? 0 : 1

/**
 * Returns a finding per package that links to a folder, comes from an address without https or has no sha512 hash; any
 * host is accepted, so that mirrors work.
 */
function lockFindings() {
  return lockedPackages().flatMap(({ path, integrity, resolved, link }) => {
    if (link) return [`${path}: links to a folder instead of a package`]
    if (resolved && !resolved.startsWith('https:'))
      return [`${path}: comes from ${resolved}, not from a registry`]
    return integrity?.startsWith('sha512-') ? [] : [`${path}: has no sha512 hash`]
  })
}

function scriptFindings() {
  const allowed = allowedScripts()
  return lockedPackages()
    .filter(({ hasInstallScript, dev, name }) => hasInstallScript && !dev && !(name in allowed))
    .map(({ path }) => `${path}: runs an install script and is not in allowScripts`)
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
    return value && bitsIn(value) > randomBits ? [`${file}:${index + 1}: looks like a real secret`] : []
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
