import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop, root, run, windows } from './toolbox.mjs'

/**
 * Installs the packages of package-lock.json unless they are installed. Uses `npm install`, because `npm ci` rejects a
 * lock that lacks binaries of other platforms, as written with an incomplete registry.
 */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing dependencies (only the first time or when they change)…')
  const { code, output } = await run([...npm(), 'install', '--no-save', '--no-audit', '--no-fund'], {
    env: { ...process.env, CI: 'true' },
    shell: windows && !process.env['npm_execpath'],
  })
  if (code !== 0) {
    throw new Stop(
      `${output.trim()}\n\nInstalling the dependencies failed. Check the connection to the npm registry\n` +
        'and the disk space, and run the command again.',
    )
  }
}

/**
 * Compares the lock with node_modules/.package-lock.json, which npm writes after an install, so a manual install counts
 * too. Optional packages differ by platform and may be missing.
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

/** Returns the npm that runs this script, or the one on the PATH. */
function npm() {
  const cli = process.env['npm_execpath']
  return cli?.endsWith('.js') ? [process.execPath, cli] : ['npm']
}
