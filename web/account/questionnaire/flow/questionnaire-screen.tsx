import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/layout/lazy-part.ts'
import { messageOf } from '../../../api/api-error.ts'
import { useSession } from '../../../api/session.ts'
import { consentsQuery } from '../../../privacy/consents/queries.ts'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { blankAnswers, reopenedAnswers } from '../answers/answers.ts'
import { openDraft } from '../draft.ts'
import { visitorOwner } from '../unfinished.ts'
import { givenConsentsOf } from '../given-consents.ts'
import { questionnaireQuery } from '../queries.ts'
import { Questionnaire } from './questionnaire.tsx'
import { summaryPlace, usePlace } from './use-steps.ts'

// The targets are loaded lazily: they are shown only after all questions.
const TargetsView = lazyPart(() => import('../targets/targets-view.tsx'), 'TargetsView')

// Parts of later steps, loaded while the first is answered.
void Promise.allSettled([import('../tastes/food-lists.tsx'), import('../health/health-review.tsx')])

export function QuestionnaireScreen() {
  const owner = useOwner()
  const { passo } = usePlace()
  if (owner === null) return <QuestionnaireSkeleton />
  return passo === summaryPlace && owner !== visitorOwner ? (
    <Summary owner={owner} />
  ) : (
    <OwnQuestionnaire key={owner} owner={owner} />
  )
}

/**
 * Account id or "visitor"; null while unknown. If the session expires on this screen, the owner stays the same, and
 * so does the draft.
 */
function useOwner(): string | null {
  const session = useSession()
  const [known, setKnown] = useState<string | null>(null)
  if (session === undefined) return null
  if (session.status === 'expired') return known ?? visitorOwner
  const owner = session.status === 'signed-in' ? session.user.id : visitorOwner
  if (owner !== known) setKnown(owner)
  return owner
}

function Summary({ owner }: { owner: string }) {
  const { data, isPending } = useQuery(questionnaireQuery)
  if (isPending) return <QuestionnaireSkeleton />
  if (!data?.targets) return <OwnQuestionnaire owner={owner} />
  return (
    <Suspense fallback={<QuestionnaireSkeleton />}>
      <TargetsView targets={data.targets} answers={data.answers} />
    </Suspense>
  )
}

/**
 * Continues with this device's draft, else with the saved answers, else with blank ones. If the saved answers cannot
 * be loaded, a visit from the profile shows an error; any other visit starts blank.
 */
function OwnQuestionnaire({ owner }: { owner: string }) {
  const { from } = usePlace()
  const [draft] = useState(() => openDraft(owner, Date.now()))
  const asksServer = draft === null && owner !== visitorOwner
  const saved = useQuery({ ...questionnaireQuery, enabled: asksServer })
  const consents = useQuery({ ...consentsQuery, enabled: owner !== visitorOwner })
  // Without a fresh answer of the server (offline, for instance) the consents are asked for again.
  const given = consents.isSuccess && consents.isFetchedAfterMount ? givenConsentsOf(consents.data) : {}
  if (draft) {
    const { answers, step, isFirst } = draft
    return <Questionnaire owner={owner} start={answers} entry={step} {...{ isFirst, given }} isResumed />
  }
  if (asksServer && saved.isPending) return <QuestionnaireSkeleton />
  if (saved.isError && from === 'profile') {
    return (
      <Screen>
        <PageHeader title="Seu questionário" />
        <ErrorState
          picture={<EmptyPlate size={140} />}
          title="Não conseguimos buscar suas respostas"
          message={messageOf(saved.error)}
          onRetry={() => void saved.refetch()}
        />
      </Screen>
    )
  }
  const answered = saved.data?.answers
  const start = answered ? reopenedAnswers(answered) : blankAnswers()
  return (
    <Questionnaire
      owner={owner}
      start={start}
      entry={1}
      isFirst={!answered}
      given={given}
      isResumed={false}
    />
  )
}

/** Skeleton of a step: progress, title, some rows of chips. */
function QuestionnaireSkeleton() {
  return (
    <Screen>
      <h1 className="sr-only">Carregando o questionário</h1>
      <div className="flex flex-col gap-6 pt-3">
        <Skeleton className="h-2 w-full" />
        <Skeleton className="h-8 w-56" />
        {['w-48', 'w-64', 'w-40'].map((width) => (
          <div key={width} className="flex flex-col gap-3">
            <Skeleton className={`h-5 ${width}`} />
            <div className="flex gap-2">
              <Skeleton className="h-11 w-28 rounded-full" />
              <Skeleton className="h-11 w-36 rounded-full" />
            </div>
          </div>
        ))}
      </div>
    </Screen>
  )
}
