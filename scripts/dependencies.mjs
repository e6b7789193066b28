import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop, root, run, windows } from './toolbox.mjs'

/**
 * Installs what package-lock.json names, unless it already stands. `npm ci` would refuse a lock without the binaries of
 * every other platform, which is what a registry that lacks some of them leaves; `install` takes the same versions and
 * leaves those out.
 */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Instalando dependências (só na primeira vez ou quando elas mudam)…')
  const { code, output } = await run([...npm(), 'install', '--no-save', '--no-audit', '--no-fund'], {
    env: { ...process.env, CI: 'true' },
    shell: windows && !process.env['npm_execpath'],
  })
  if (code !== 0) {
    throw new Stop(
      `${output.trim()}\n\nA instalação das dependências falhou. Confira a conexão com o registro do npm\n` +
        'e o espaço em disco, e rode o comando de novo.',
    )
  }
}

/**
 * npm writes what it installed to node_modules/.package-lock.json when it has finished; that record is compared
 * with the lock, so an install made by hand counts too. Optional packages differ by platform and may be missing.
 */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = lockedPackages(join(root, 'package-lock.json'))
  const installed = lockedPackages(record)
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const present = installed[path]
    return present ? present.version === entry.version : entry.optional === true
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function lockedPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** The npm that runs this script, or the one on the PATH. */
function npm() {
  const cli = process.env['npm_execpath']
  return cli?.endsWith('.js') ? [process.execPath, cli] : ['npm']
}
