import { json, stored, type StoredJson } from '../../ui/storage/stored.ts'
import type { ItemState, Run, RunFailure, RunItem, RunRecipe } from './image-run.ts'

/**
 * Selection and run, each stored until the tab closes. A full or blocked storage loses only the state after a reload.
 */
const selected = stored(
  'recipe-images:selection',
  json((kept) => (Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : null)),
  { inTab: true },
)
const running = stored('recipe-images:run', json(parseRun), { inTab: true })

export function loadSelection(): ReadonlySet<string> {
  return new Set(selected.get())
}

export function saveSelection(selection: ReadonlySet<string>): void {
  selected.set(selection.size > 0 ? [...selection] : null)
}

/** Restores the run; the image in progress is queued again, and nothing resumes by itself. */
export function loadRun(): Run | null {
  const kept = running.get()
  if (!kept) return null
  const isOver = kept.items.every(({ state }) => state.at !== 'queued')
  return { ...kept, step: isOver ? { at: 'finished' } : { at: 'paused', by: 'reload' }, streak: null }
}

export function saveRun(run: Run | null): void {
  running.set(run && { source: run.source, items: run.items })
}

function parseRun({ source, items }: StoredJson): Pick<Run, 'source' | 'items'> | null {
  if ((source !== 'generated' && source !== 'drawn') || !Array.isArray(items)) return null
  const known = items.map(parseItem).filter((item) => item !== null)
  return known.length > 0 && known.length === items.length ? { source, items: known } : null
}

function parseItem(kept: unknown): RunItem | null {
  if (!isRecord(kept)) return null
  const recipe = parseRecipe(kept['recipe'])
  const state = parseState(kept['state'])
  return recipe && state && { recipe, state }
}

function parseRecipe(kept: unknown): RunRecipe | null {
  if (!isRecord(kept)) return null
  const { id, name, image_query } = kept
  if (typeof id !== 'string' || typeof name !== 'string' || typeof image_query !== 'string') return null
  return { id, name, image_query }
}

function parseState(kept: unknown): ItemState | null {
  if (!isRecord(kept)) return null
  const { at, image } = kept
  if (at === 'queued' || at === 'generating') return { at: 'queued' }
  if (at === 'done') return typeof image === 'string' ? { at, image } : null
  const failure = parseFailure(kept['failure'])
  return at === 'failed' && failure ? { at, failure } : null
}

function parseFailure(kept: unknown): RunFailure | null {
  if (!isRecord(kept)) return null
  const { code, detail } = kept
  return typeof code === 'string' && typeof detail === 'string' ? { code, detail } : null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
