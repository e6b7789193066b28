import { flag, stored } from './stored.ts'

const turnedOff = stored('shortcuts-off', flag)

/** Returns whether single keys are shortcuts on this device: WCAG 2.1.4 asks for a way to turn them off. */
export function areShortcutsOn(): boolean {
  return turnedOff.get() === null
}

export function turnShortcuts(isOn: boolean): void {
  turnedOff.set(isOn ? null : true)
}

/** Returns whether this device has a mouse or touchpad, and with it most likely a keyboard. */
export function hasKeyboard(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches
}
