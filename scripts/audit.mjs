import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main, root, run, Stop, windows } from './toolbox.mjs'

/** Known to everybody who knows of weaknesses since 2020 (GHSA-xvch-5gv4-984h). */
const weak = { name: 'minimist', version: '0.0.8' }

/** Asks the registry for known weaknesses of what the lock names. No gate depends on it: not every registry answers. */
await main(async () => {
  const { code, output } = await audit(root)
  if (/audit endpoint|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.test(output)) {
    throw nothingVerified('O registro configurado não responde sobre vulnerabilidades')
  }
  // A mirror may answer with an empty list whatever it is asked about.
  if (code === 0 && !(await knowsTheWeak())) {
    throw nothingVerified(
      `O registro configurado não conhece nem a falha do ${weak.name} ${weak.version}, de 2020`,
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

async function knowsTheWeak() {
  const folder = mkdtempSync(join(tmpdir(), 'prato-certo-audit-'))
  try {
    const own = { name: 'asked', version: '1.0.0', dependencies: { [weak.name]: weak.version } }
    const packages = { '': own, [`node_modules/${weak.name}`]: { version: weak.version } }
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
    `${reason}: nada foi verificado.\n` +
      'Rode este comando onde o registro público do npm é alcançável, ou dê dist/sbom.json (npm run sbom)\n' +
      'a um verificador como osv-scanner, grype ou Dependency-Track.',
  )
}
