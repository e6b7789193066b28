import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolbox.mjs'

/**
 * @typedef {{ version: string, integrity?: string, resolved?: string, link?: boolean, license?: string, dev?: boolean,
 *   devOptional?: boolean, optional?: boolean, hasInstallScript?: boolean }} Locked
 * @typedef {Locked & { path: string, name: string }} LockedPackage
 */

/**
 * Returns every package in package-lock.json, including those of other platforms.
 * @returns {LockedPackage[]}
 */
export function lockedPackages() {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, path, name: path.slice(path.lastIndexOf('node_modules/') + 13) }))
}

/** @returns {Record<string, boolean>} which packages may run a program when they are installed */
export function allowedScripts() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).allowScripts ?? {}
}
