import { ApiError } from '../../api/api-error.ts'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { withoutPlanTitle } from '../shared/failure-copy.ts'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

const fruitBowl = [
  { group: 'fruta', name: 'Uva', grams: 90 },
  { group: 'fruta', name: 'Mamão', grams: 120 },
  { group: 'fruta', name: 'Banana', grams: 80 },
] as const

/**
 * Returns whether a request failed because the account gets no numeric plan or has not completed its questionnaire.
 */
export function isWithoutPlan(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && (error.code === 'no_numeric_plan' || error.code === 'questionnaire_required')
  )
}

/** Explains why the account has no diets. */
export function WithoutPlan({ error }: { error: Pick<ApiError, 'code' | 'detail'> }) {
  return error.code === 'questionnaire_required' ? (
    <QuestionnaireNeeded reason={error.detail} />
  ) : (
    <NoNumericPlan reason={error.detail} />
  )
}

/** Explains why there is no numeric plan, and what the app offers instead. */
function NoNumericPlan({ reason }: { reason: string }) {
  return (
    <Card className="flex flex-col gap-4">
      <span aria-hidden="true" className="mx-auto -mt-1 block w-44">
        <LazyPlate items={fruitBowl} decorative />
      </span>
      <h2 className="text-xl font-bold">{withoutPlanTitle}</h2>
      <p className="text-pretty">{reason}</p>
      <p className="text-pretty text-ink-soft">As receitas e o FoodScan continuam com você.</p>
      <div className="flex flex-col gap-3">
        <LinkButton to="/receitas" wide>
          Ver receitas
        </LinkButton>
        <LinkButton to="/scan" variant="secondary" wide>
          Escanear meu prato
        </LinkButton>
      </div>
    </Card>
  )
}

/** Asks for the questionnaire, whose answers a diet requires. */
function QuestionnaireNeeded({ reason }: { reason: string }) {
  return (
    <Card tone="leaf" className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">Primeiro, o questionário</h2>
      <p className="text-pretty">{reason}</p>
      <LinkButton to="/onboarding" size="large" wide>
        Responder agora (2-3 min)
      </LinkButton>
    </Card>
  )
}
