/** Screen that a shortcut opens. */
type Destination = '/' | '/semana' | '/receitas' | '/dietas' | '/relatorios' | '/perfil'

export interface KeyShortcut {
  /** Keys pressed one after the other. */
  readonly keys: readonly string[]
  readonly label: string
  readonly does: 'search' | 'help' | { readonly goTo: Destination }
}

export const keyShortcuts: readonly KeyShortcut[] = [
  { keys: ['/'], label: 'Buscar, ou anotar o que você comeu', does: 'search' },
  { keys: ['g', 'h'], label: 'Hoje', does: { goTo: '/' } },
  { keys: ['g', 'p'], label: 'Plano da semana', does: { goTo: '/semana' } },
  { keys: ['g', 'r'], label: 'Receitas', does: { goTo: '/receitas' } },
  { keys: ['g', 'd'], label: 'Dietas', does: { goTo: '/dietas' } },
  { keys: ['g', 'l'], label: 'Relatórios', does: { goTo: '/relatorios' } },
  { keys: ['g', 'f'], label: 'Perfil', does: { goTo: '/perfil' } },
  { keys: ['?'], label: 'Esta lista', does: 'help' },
]

/** Keys pressed so far that may become a shortcut. */
export interface HeldKeys {
  readonly keys: readonly string[]
  /** Time of the last one in milliseconds. */
  readonly atMs: number
}

export const noKeys: HeldKeys = { keys: [], atMs: -Infinity }

/** Milliseconds after which a first key is forgotten: a letter pressed by chance must not change a later one. */
const holdMs = 1500

/** Returns the shortcut that a key completes, if any, and the keys that are held for the next one. */
export function pressKey(
  held: HeldKeys,
  { key, atMs }: { readonly key: string; readonly atMs: number },
): { readonly held: HeldKeys; readonly shortcut: KeyShortcut | null } {
  const before = atMs - held.atMs <= holdMs ? held.keys : []
  const pressed = key.length === 1 ? key.toLowerCase() : key
  for (const keys of [[...before, pressed], [pressed]]) {
    const matching = keyShortcuts.filter((one) => keys.every((each, at) => one.keys[at] === each))
    const whole = matching.find((one) => one.keys.length === keys.length)
    if (whole) return { held: noKeys, shortcut: whole }
    if (matching.length > 0) return { held: { keys, atMs }, shortcut: null }
  }
  return { held: noKeys, shortcut: null }
}
