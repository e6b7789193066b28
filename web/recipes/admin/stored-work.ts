import type { ItemState, Run, RunFailure, RunItem, RunRecipe } from './image-run.ts'

/** Lives as long as the tab; signing out empties the whole storage. */
const selectionKey = 'recipe-images:selection'
const runKey = 'recipe-images:run'

export function loadSelection(storage: Storage): ReadonlySet<string> {
  const stored = readJson(storage.getItem(selectionKey))
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [])
}

export function saveSelection(storage: Storage, selection: ReadonlySet<string>): void {
  keep(storage, selectionKey, selection.size > 0 ? [...selection] : null)
}

/** Restores the run; the image in progress is queued again, and nothing resumes by itself. */
export function loadRun(storage: Storage): Run | null {
  const stored = readJson(storage.getItem(runKey))
  if (!isRecord(stored) || !Array.isArray(stored['items'])) return null
  const { source } = stored
  if (source !== 'generated' && source !== 'drawn') return null
  const items = stored['items'].map(parseItem)
  if (items.length === 0 || items.includes(null)) return null
  const known = items.filter((item) => item !== null)
  const isOver = known.every(({ state }) => state.at !== 'queued')
  return {
    source,
    items: known,
    step: isOver ? { at: 'finished' } : { at: 'paused', by: 'reload' },
    streak: null,
  }
}

export function saveRun(storage: Storage, run: Run | null): void {
  keep(storage, runKey, run && { source: run.source, items: run.items })
}

/** A full or blocked storage loses only the state after a reload, never the run. */
function keep(storage: Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    storage.removeItem(key)
  }
}

function parseItem(stored: unknown): RunItem | null {
  if (!isRecord(stored)) return null
  const recipe = parseRecipe(stored['recipe'])
  const state = parseState(stored['state'])
  return recipe && state && { recipe, state }
}

function parseRecipe(stored: unknown): RunRecipe | null {
  if (!isRecord(stored)) return null
  const { id, name, image_query } = stored
  if (typeof id !== 'string' || typeof name !== 'string' || typeof image_query !== 'string') return null
  return { id, name, image_query }
}

function parseState(stored: unknown): ItemState | null {
  if (!isRecord(stored)) return null
  const { at, image } = stored
  if (at === 'queued' || at === 'generating') return { at: 'queued' }
  if (at === 'done') return typeof image === 'string' ? { at, image } : null
  const failure = parseFailure(stored['failure'])
  return at === 'failed' && failure ? { at, failure } : null
}

function parseFailure(stored: unknown): RunFailure | null {
  if (!isRecord(stored)) return null
  const { code, detail } = stored
  return typeof code === 'string' && typeof detail === 'string' ? { code, detail } : null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
