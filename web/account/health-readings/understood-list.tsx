import type { HealthMention, StoredReading } from '#contract/account/health-readings.ts'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { CareQuestion } from './care-question.tsx'
import { FindingNote } from './finding-note.tsx'
import { openQuestionsId, reviewOfAnswers, scrollToOpenQuestions } from './places.ts'
import { healthReadingQuery, useReviewReading } from './queries.ts'

interface UnderstoodListProps {
  /** Whether this account sees numeric targets. */
  hasTargets: boolean
}

/** Stored findings of the free texts, removable, with the open question. */
export function UnderstoodList({ hasTargets }: UnderstoodListProps) {
  const { data } = useQuery(healthReadingQuery)
  const review = useReviewReading()
  const reading = data?.reading
  if (!reading || isEmpty(reading)) return null
  const { findings, question, unread, concerns, answer, mentions, contradiction } = reading
  return (
    <div className="flex flex-col gap-3">
      {(contradiction ?? question) && (
        <div
          id={openQuestionsId}
          ref={scrollToOpenQuestions}
          role="group"
          aria-label="Perguntas em aberto"
          tabIndex={-1}
          className="flex scroll-my-24 flex-col gap-3"
        >
          {contradiction && <Contradiction question={contradiction} />}
          {question && (
            <CareQuestion
              question={question}
              unread={unread}
              concerns={concerns}
              answer={answer}
              hasTargets={hasTargets}
              onAnswer={(given) =>
                review.mutate({ kind: 'answer', follow_up: { unread: [...unread], answer: given } })
              }
            />
          )}
        </div>
      )}
      {findings.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label="O que entendemos do que você escreveu">
          {findings.map((finding) => (
            <li key={finding.key}>
              <FindingNote
                finding={finding}
                isOnLeaf
                isRemoved={finding.is_removed}
                disabled={review.isPending}
                onRemove={() => review.mutate({ kind: 'remove', finding: finding.key })}
                onRestore={() => review.mutate({ kind: 'restore', finding: finding.key })}
              />
            </li>
          ))}
        </ul>
      )}
      {mentions.map((mention) => (
        <Mention
          key={`${mention.field} ${mention.words}`}
          mention={mention}
          disabled={review.isPending}
          onForget={() => review.mutate({ kind: 'forget', mention })}
        />
      ))}
    </div>
  )
}

function isEmpty({ findings, question, mentions, contradiction }: StoredReading): boolean {
  return findings.length === 0 && question === null && mentions.length === 0 && contradiction === null
}

function Contradiction({ question }: { question: string }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card bg-gema-soft p-4 high-contrast:border">
      <p className="text-pretty">{question}</p>
      <LinkButton to="/onboarding" search={reviewOfAnswers} variant="secondary">
        Rever minhas respostas
      </LinkButton>
    </div>
  )
}

interface MentionProps {
  mention: HealthMention
  disabled: boolean
  onForget: () => void
}

/** Sentence from another screen. It can no longer be edited there, so it can be deleted here. */
function Mention({ mention: { field, words }, disabled, onForget }: MentionProps) {
  return (
    <div className="flex items-center gap-2 text-sm">
      <p className="min-w-0 flex-1 text-pretty text-ink-soft">
        {field === 'semana' ? 'Nas observações da semana' : 'Em uma refeição'}: “{words}”
      </p>
      <IconButton
        label={`Apagar a frase “${words}”`}
        icon={<Trash2 size={18} />}
        disabled={disabled}
        onClick={onForget}
      />
    </div>
  )
}
