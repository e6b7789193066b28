import type { AnyRouter } from '@tanstack/react-router'
import { areShortcutsOn } from '../../ui/storage/key-shortcuts.ts'
import { type KeyShortcut, noKeys, pressKey } from './key-shortcuts.ts'
import { moveInResults } from './move-in-results.ts'

/** Acts on keys while no dialog is open; in fields, only on the arrow keys of a search. */
export function followKeys(router: AnyRouter): void {
  let held = noKeys
  document.addEventListener('keydown', (event) => {
    if (isTaken(event) || moveInResults(event)) return
    if (event.repeat || isTyping(event) || !areShortcutsOn()) {
      held = noKeys
      return
    }
    const pressed = pressKey(held, { key: event.key, atMs: event.timeStamp })
    held = pressed.held
    if (!pressed.shortcut) return
    event.preventDefault()
    act(router, pressed.shortcut)
  })
}

/** Returns whether a key is the browser's or another component's, or a dialog is open. */
function isTaken(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey
  return event.defaultPrevented || hasModifier || document.querySelector('dialog[open]') !== null
}

function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
  return isComposing || (target instanceof Element && target.closest(fields) !== null)
}

function act(router: AnyRouter, { does }: KeyShortcut): void {
  if (does === 'search') void search(router)
  else if (does === 'help') void openHelp().catch(() => undefined)
  else void router.navigate({ to: does.goTo })
}

/** Focuses the search of the screen, or the field for a meal on Hoje. */
async function search(router: AnyRouter): Promise<void> {
  if (focusField()) return
  await router.navigate({ to: '/' })
  requestAnimationFrame(() => focusField())
}

function focusField(): boolean {
  const field = document.querySelector<HTMLElement>('main :is([type=search], #comida)')
  field?.focus()
  return field !== null
}

let isHelpLoading = false

/** Opens one sheet, however often it was asked for while its code was loading. */
async function openHelp(): Promise<void> {
  if (isHelpLoading) return
  isHelpLoading = true
  try {
    const { openKeysSheet } = await import('./keys-sheet.tsx')
    openKeysSheet()
  } finally {
    isHelpLoading = false
  }
}
