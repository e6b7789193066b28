import type { TargetSummary } from '#contract/account/questionnaire.ts'
import type { WeightQuestion } from '#contract/day/weights.ts'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { todayQuery } from '../../api/today.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { formatGrams, formatKilograms } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { useAnswerQuestion } from './use-weighing.ts'

interface WeightQuestionViewProps {
  /** `null` once the question was answered or withdrawn. */
  question: WeightQuestion | null
  onHistory: () => void
  onClose: () => void
}

/** Asks before a weight changes the targets. */
export function WeightQuestionView({ question, onHistory, onClose }: WeightQuestionViewProps) {
  const { mutate, data, error, isPending, variables } = useAnswerQuestion()
  if (data && variables.answer === 'atualizar') return <Updated targets={data.targets} onClose={onClose} />
  if (!question) return <Closed onHistory={onHistory} />
  const answer = (said: 'atualizar' | 'agora_nao') =>
    mutate(
      { answer: said, weight_kg: question.weight_kg },
      { onSuccess: () => said === 'agora_nao' && onClose() },
    )
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty">
        Pela média dos últimos dias seu peso está em <b>{formatKilograms(question.weight_kg)}</b>. Suas metas
        foram feitas para {formatKilograms(question.targets_weight_kg)}.
      </p>
      {question.review !== null ? (
        <p className="rounded-control bg-gema-soft p-3 text-pretty">{question.review}</p>
      ) : (
        <NewEnergy question={question} />
      )}
      {error && (
        <p role="alert" className="text-sm font-medium text-tomate">
          {messageOf(error)}
        </p>
      )}
      <div className="flex flex-col gap-2">
        {question.review !== null ? (
          <LinkButton to="/onboarding" search={{ from: 'profile' }} size="large" wide>
            Rever meu objetivo
          </LinkButton>
        ) : (
          <Button
            size="large"
            wide
            busy={isPending && variables.answer === 'atualizar'}
            busyLabel="Atualizando…"
            onClick={() => answer('atualizar')}
          >
            Atualizar metas
          </Button>
        )}
        <Button
          variant="ghost"
          wide
          busy={isPending && variables.answer === 'agora_nao'}
          busyLabel="Guardando…"
          onClick={() => answer('agora_nao')}
        >
          Agora não
        </Button>
      </div>
      <p className="text-sm text-pretty text-ink-soft">
        Nada muda sem a sua resposta. Com “Agora não”, só perguntamos de novo se o peso mudar mais 2 kg.
      </p>
    </div>
  )
}

function NewEnergy({ question: { kcal, new_kcal } }: { question: WeightQuestion }) {
  if (new_kcal === null) {
    return (
      <p className="rounded-control bg-gema-soft p-3 text-pretty">
        Com esse peso, quem calcula suas metas é um profissional: ao atualizar, deixamos de mostrar números.
      </p>
    )
  }
  return (
    <dl className="grid grid-cols-2 gap-3 rounded-card bg-folha-soft p-4">
      <Energy name="Meta estimada hoje" kcal={kcal} />
      <Energy name="Com o novo peso" kcal={new_kcal} />
    </dl>
  )
}

function Energy({ name, kcal }: { name: string; kcal: number | null }) {
  return (
    <div className="flex flex-col">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-display text-xl font-bold">
        {kcal === null ? 'sem números' : `${formatNumber(kcal)}\u00a0kcal`}
      </dd>
    </div>
  )
}

/** New targets, and the effect on the menu made for the previous ones. */
function Updated({ targets, onClose }: { targets: TargetSummary; onClose: () => void }) {
  const { data: today } = useQuery(todayQuery)
  const { targets_rest: rest, targets_training: training } = targets
  const diet = today?.active_diet
  return (
    <div className="flex flex-col gap-5" role="status">
      <p className="text-lg font-bold">Metas atualizadas</p>
      {rest ? (
        <dl className="flex flex-col gap-3 rounded-card bg-folha-soft p-4">
          <Day name={rest.kcal === training?.kcal ? 'Todos os dias' : 'Dia de descanso'} targets={rest} />
          {training && training.kcal !== rest.kcal && <Day name="Dia de treino" targets={training} />}
        </dl>
      ) : (
        <p className="text-pretty">{targets.reasons[0]?.text}</p>
      )}
      {diet && (
        <p className="text-pretty">
          O cardápio de “{diet.name}” foi feito para as metas de antes e segue como está, até você
          atualizá-lo.
        </p>
      )}
      <div className="flex flex-col gap-2">
        {diet ? (
          <LinkButton to="/dietas" size="large" wide>
            Atualizar cardápio
          </LinkButton>
        ) : (
          <Button size="large" wide onClick={onClose}>
            Voltar ao meu dia
          </Button>
        )}
        <LinkButton to="/onboarding" search={{ passo: 'resumo' }} variant="ghost" wide>
          Ver como calculamos
        </LinkButton>
      </div>
    </div>
  )
}

function Day({ name, targets }: { name: string; targets: NonNullable<TargetSummary['targets_rest']> }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}, meta estimada</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-2xl font-bold">{formatNumber(targets.kcal)}&nbsp;kcal</span>
        <span className="text-sm">{formatGrams(targets.protein_g)} de proteína</span>
      </dd>
    </div>
  )
}

function Closed({ onHistory }: { onHistory: () => void }) {
  return (
    <div className="flex flex-col gap-5">
      <p>Suas metas já acompanham o seu peso.</p>
      <Button wide variant="secondary" onClick={onHistory}>
        Ver histórico
      </Button>
    </div>
  )
}
