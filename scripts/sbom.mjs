import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockedPackages } from './lockfile.mjs'
import { root } from './toolbox.mjs'

/**
 * Writes dist/sbom.json, a CycloneDX 1.5 bill of materials, from the lock alone. `npm sbom` rejects a lock that lacks
 * binaries of other platforms; development packages are included because some are bundled into the pages.
 */
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const components = lockedPackages().map(componentOf)
mkdirSync(join(root, 'dist'), { recursive: true })
const file = join(root, 'dist', 'sbom.json')
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: { type: 'application', 'bom-ref': own.name, name: own.name, version: own.version },
  },
  components: [...new Map(components.map((component) => [component['bom-ref'], component])).values()],
}
writeFileSync(file, `${JSON.stringify(bill, null, 1)}\n`)
console.log(`${bill.components.length} packages in ${file}`)

/** @param {import('./lockfile.mjs').LockedPackage} entry */
function componentOf({ name, version, integrity = '', license, dev, devOptional, optional = false }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: optional ? 'optional' : 'required',
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') },
    ],
    ...(license && {
      licenses: [/ AND | OR |\(/.test(license) ? { expression: license } : { license: { id: license } }],
    }),
    properties: [{ name: 'cdx:npm:package:development', value: String(dev || devOptional || false) }],
  }
}
