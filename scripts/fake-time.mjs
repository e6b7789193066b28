import { existsSync } from 'node:fs'
import { aptInstall } from './debian.mjs'

/** Debian's paths of the thread-safe build of libfaketime. */
const places = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`,
)

/** Returns the path of libfaketime, installing it with apt if possible. */
export function findFakeTime() {
  const find = () => places.find((path) => existsSync(path))
  return find() ?? (aptInstall('faketime') ? find() : undefined)
}

/**
 * Returns the environment that shifts the clock of a process and its children. `CLOCK_SHIFT_MS` and `CLOCK_ZONE` pass
 * the shift to the browser journeys, because Chromium does not start under libfaketime.
 * @param {string} library
 * @param {{ shiftS: number, zone: string }} clock
 */
export function shiftedEnvironment(library, { shiftS, zone }) {
  return {
    LD_PRELOAD: library,
    FAKETIME: `${shiftS < 0 ? '' : '+'}${shiftS}s`,
    // Monotonic time (timeouts, durations) and file times stay real.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    TZ: zone,
    CLOCK_SHIFT_MS: String(shiftS * 1000),
    CLOCK_ZONE: zone,
  }
}

/** Returns this process's environment without libfaketime, for a browser. */
export function withoutFakeTime() {
  const { LD_PRELOAD, ...rest } = process.env
  return LD_PRELOAD?.includes('faketime') ? rest : process.env
}
