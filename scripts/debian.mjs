import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs a Debian package with apt-get, without a prompt, if this process is root. Returns whether it is installed.
 * @param {string} name
 */
export function aptInstall(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false
  console.log(`Installing ${name} with apt-get…`)
  const options = /** @type {const} */ ({
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  try {
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options)
    return true
  } catch {
    return false
  }
}
