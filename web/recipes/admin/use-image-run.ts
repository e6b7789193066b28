import { useRef, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { useAbortController } from '../../ui/hooks/use-abort-controller.ts'
import { outcomeToasts } from './copy.ts'
import {
  advance,
  nextRecipe,
  type Run,
  type RunEvent,
  type RunRecipe,
  type RunSource,
  startRun,
} from './image-run.ts'
import { saveRun, loadRun } from './stored-work.ts'
import { makeImage, refetchRecipes } from './queries.ts'

export interface ImageRun {
  run: Run | null
  start: (source: RunSource, recipes: readonly RunRecipe[]) => void
  /** Pauses the run after the current image. */
  stop: () => void
  /** Aborts the current image and pauses the run. */
  breakOff: () => void
  goOn: () => void
  retry: () => void
  close: () => void
}

/** Generates images sequentially and stores the progress in this tab. */
export function useImageRun(): ImageRun {
  const [run, setRun] = useState(() => loadRun())
  // Current state for the loop below; the rendered state follows it.
  const latest = useRef(run)
  const control = useAbortController()

  const change = (next: Run | null) => {
    latest.current = next
    saveRun(next)
    setRun(next)
  }
  const take = (event: RunEvent) => {
    if (latest.current) change(advance(latest.current, event))
  }

  const work = async () => {
    const { signal } = control.begin()
    for (let recipe = due(latest.current); recipe; recipe = due(latest.current)) {
      take({ type: 'began', id: recipe.id })
      take(await attempt(recipe, latest.current?.source ?? 'drawn', signal))
    }
    for (const toast of latest.current ? outcomeToasts(latest.current) : []) showToast(toast)
    await refetchRecipes()
  }

  return {
    run,
    start: (source, recipes) => {
      change(startRun(source, recipes))
      void work()
    },
    stop: () => take({ type: 'stop' }),
    breakOff: control.abort,
    goOn: () => {
      take({ type: 'continue' })
      void work()
    },
    retry: () => {
      take({ type: 'retry' })
      void work()
    },
    close: () => change(null),
  }
}

function due(run: Run | null): RunRecipe | undefined {
  return run ? nextRecipe(run) : undefined
}

async function attempt(recipe: RunRecipe, source: RunSource, signal: AbortSignal): Promise<RunEvent> {
  const { id } = recipe
  try {
    return { type: 'made', id, image: await makeImage(recipe, source, signal) }
  } catch (error) {
    if (signal.aborted) return { type: 'broken-off', id }
    const code = error instanceof ApiError ? error.code : 'unexpected_reply'
    return { type: 'failed', id, failure: { code, detail: messageOf(error) } }
  }
}
