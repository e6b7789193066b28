import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main, root, run, Stop, windows } from './toolbox.mjs'

/**
 * Package version with a vulnerability published in 2020 (GHSA-xvch-5gv4-984h), to test whether the registry reports
 * any.
 */
const vulnerablePackage = { name: 'minimist', version: '0.0.8' }

/**
 * Queries the registry for known vulnerabilities of the locked packages. Not part of `npm test`: some registries lack
 * audits.
 */
await main(async () => {
  const { code, output } = await audit(root)
  if (/audit endpoint|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.test(output)) {
    throw nothingVerified('The configured registry does not answer vulnerability queries')
  }
  // A mirror may reply to every query with an empty list.
  if (code === 0 && !(await reportsKnownVulnerability())) {
    throw nothingVerified(
      `The configured registry does not even report the 2020 vulnerability of ${vulnerablePackage.name} ${vulnerablePackage.version}`,
    )
  }
  console.log(output.trim())
  return code
})

/** @param {string} cwd */
function audit(cwd) {
  return run(['npm', 'audit', '--audit-level=high', '--loglevel=error', ...process.argv.slice(2)], {
    cwd,
    shell: windows,
  })
}

async function reportsKnownVulnerability() {
  const folder = mkdtempSync(join(tmpdir(), 'prato-certo-audit-'))
  try {
    const own = {
      name: 'asked',
      version: '1.0.0',
      dependencies: { [vulnerablePackage.name]: vulnerablePackage.version },
    }
    const packages = {
      '': own,
      [`node_modules/${vulnerablePackage.name}`]: { version: vulnerablePackage.version },
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(own))
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ name: own.name, version: own.version, lockfileVersion: 3, requires: true, packages }),
    )
    const { code } = await audit(folder)
    return code !== 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} reason */
function nothingVerified(reason) {
  return new Stop(
    `${reason}: nothing was verified.\n` +
      'Run this command where the public npm registry is reachable, or pass dist/sbom.json (npm run sbom)\n' +
      'to a scanner such as osv-scanner, grype or Dependency-Track.',
  )
}
