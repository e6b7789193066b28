import type { BodyInput } from '#contract/endpoint.ts'
import type { generateRecipeImage, RecipeImageEntry } from '#contract/recipes/recipe-images.ts'

export type RunSource = NonNullable<BodyInput<typeof generateRecipeImage>['source']>

export type RunRecipe = Pick<RecipeImageEntry, 'id' | 'name' | 'image_query'>

/** Reason for a missing image: a code and a Portuguese sentence. */
export interface RunFailure {
  readonly code: string
  readonly detail: string
}

export type ItemState =
  | { readonly at: 'queued' }
  | { readonly at: 'generating' }
  | { readonly at: 'done'; readonly image: string }
  | { readonly at: 'failed'; readonly failure: RunFailure }

export interface RunItem {
  readonly recipe: RunRecipe
  readonly state: ItemState
}

export type RunStep =
  | { readonly at: 'running' }
  /** Pauses after the image that is being generated. */
  | { readonly at: 'stopping' }
  | { readonly at: 'paused'; readonly by: 'person' | 'reload' }
  | { readonly at: 'paused'; readonly by: 'trouble'; readonly failure: RunFailure }
  | { readonly at: 'finished' }

/** Sequential image generation for several recipes. */
export interface Run {
  readonly source: RunSource
  readonly items: readonly RunItem[]
  readonly step: RunStep
  /** Latest consecutive failures with the same code; null after a success, a start or a resumption. */
  readonly streak: { readonly code: string; readonly length: number } | null
}

export type RunEvent =
  | { readonly type: 'began'; readonly id: string }
  | { readonly type: 'made'; readonly id: string; readonly image: string }
  | { readonly type: 'failed'; readonly id: string; readonly failure: RunFailure }
  /** The client aborted the request; only the list shows whether the image was made anyway. */
  | { readonly type: 'broken-off'; readonly id: string }
  | { readonly type: 'stop' }
  | { readonly type: 'continue' }
  | { readonly type: 'retry' }

/** Consecutive equal failures before the run pauses: the rest would fail too, and each attempt may cost. */
const longestStreak = 3

/** Failures unrelated to the recipe: every other recipe would fail too. */
const commonTroubles: ReadonlySet<string> = new Set([
  'image_model_missing',
  'rate_limited',
  'admin_only',
  'unauthenticated',
  'session_expired',
  'offline',
  'network_failure',
])

export function startRun(source: RunSource, recipes: readonly RunRecipe[]): Run {
  const items = recipes.map(({ id, name, image_query }): RunItem => {
    return { recipe: { id, name, image_query }, state: { at: 'queued' } }
  })
  return { source, items, step: { at: 'running' }, streak: null }
}

/** Returns the first queued recipe of a running run; undefined if the run is not running or none is queued. */
export function nextRecipe({ step, items }: Run): RunRecipe | undefined {
  return step.at === 'running' ? items.find(({ state }) => state.at === 'queued')?.recipe : undefined
}

export function isAtWork({ step }: Run): boolean {
  return step.at === 'running' || step.at === 'stopping'
}

export function unfinished({ items }: Run): RunRecipe[] {
  return items.flatMap(({ recipe, state }) => (state.at === 'done' ? [] : [recipe]))
}

export interface Tally {
  readonly total: number
  readonly done: number
  readonly failed: number
  readonly queued: number
  readonly current: RunRecipe | undefined
}

export function tally({ items }: Run): Tally {
  const count = (at: ItemState['at']) => items.filter(({ state }) => state.at === at).length
  return {
    total: items.length,
    done: count('done'),
    failed: count('failed'),
    queued: count('queued'),
    current: items.find(({ state }) => state.at === 'generating')?.recipe,
  }
}

export function advance(run: Run, event: RunEvent): Run {
  switch (event.type) {
    case 'began':
      return withState(run, event.id, { at: 'generating' })
    case 'made':
      return settle({ ...withState(run, event.id, { at: 'done', image: event.image }), streak: null })
    case 'failed':
      return afterFailure(run, event)
    case 'broken-off':
      return pause(withState(run, event.id, { at: 'queued' }), { at: 'paused', by: 'person' })
    case 'stop':
      return run.step.at === 'running' ? { ...run, step: { at: 'stopping' } } : run
    case 'continue':
      return { ...run, step: { at: 'running' }, streak: null }
    case 'retry':
      return startRun(run.source, unfinished(run))
  }
}

function withState(run: Run, id: string, state: ItemState): Run {
  return { ...run, items: run.items.map((item) => (item.recipe.id === id ? { ...item, state } : item)) }
}

function afterFailure(run: Run, { id, failure }: Extract<RunEvent, { type: 'failed' }>): Run {
  const trouble: RunStep = { at: 'paused', by: 'trouble', failure }
  if (commonTroubles.has(failure.code)) return pause(withState(run, id, { at: 'queued' }), trouble)
  const length = run.streak?.code === failure.code ? run.streak.length + 1 : 1
  const settled = settle({
    ...withState(run, id, { at: 'failed', failure }),
    streak: { code: failure.code, length },
  })
  return settled.step.at === 'running' && length >= longestStreak ? pause(settled, trouble) : settled
}

/** Advances after one result: continues, stops if requested, or ends. */
function settle(run: Run): Run {
  if (tally(run).queued === 0) return { ...run, step: { at: 'finished' } }
  return run.step.at === 'stopping' ? pause(run, { at: 'paused', by: 'person' }) : run
}

function pause(run: Run, step: Extract<RunStep, { at: 'paused' }>): Run {
  return { ...run, step }
}
