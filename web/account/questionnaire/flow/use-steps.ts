import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router'
import { lastStep, lastStepOf, parseStep, type Step } from '../steps.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Previous history entry, if it is a step of the questionnaire. */
    cameFromStep?: Step
  }
}

const route = getRouteApi('/onboarding')

/** Value of `passo` that shows the estimated targets instead of a step. */
export const summaryPlace = 'resumo'

export function usePlace() {
  return route.useSearch()
}

interface Bounds {
  /** Default step for an address without one. */
  entry: Step
  /** Furthest step that may be opened. */
  furthest: Step
  isFirst: boolean
}

/** Stores the step in the address, so that the phone's back key goes one step back. */
export function useSteps({ entry, furthest, isFirst }: Bounds) {
  const { from, passo } = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const cameFromStep = useLocation({ select: ({ state }) => state.cameFromStep })
  const wanted = parseStep(passo) ?? entry
  const step = wanted < furthest ? wanted : furthest

  const goTo = (place: Step | typeof summaryPlace, { replace }: { replace: boolean }) =>
    void navigate({
      search: (search) => ({ ...search, passo: String(place) }),
      state: replace ? true : { cameFromStep: step },
      replace,
    })
  return {
    step,
    open: (target: Step) => goTo(target, { replace: false }),
    openNext: () => {
      const next = parseStep(String(step + 1))
      if (next && next <= lastStepOf(isFirst)) goTo(next, { replace: false })
    },
    /**
     * Goes one step back. Uses the browser history if its previous entry is that step, so that the history does not
     * grow.
     */
    openBefore: () => {
      const before = parseStep(String(step - 1))
      if (cameFromStep !== undefined && cameFromStep === before) router.history.back()
      else if (before) goTo(before, { replace: true })
    },
    openSummary: () => goTo(summaryPlace, { replace: true }),
    openReview:
      furthest === lastStep && step < lastStep - 1 ? () => goTo(lastStep, { replace: false }) : null,
    leave: () => void navigate({ to: from === 'profile' ? '/perfil' : '/app' }),
  }
}
