import type { Profile } from '#contract/account/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { PlateItem } from '../../../plate/meal.ts'
import { type SubmitEvent, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { profileQuery } from '../../api/profile.ts'
import { useChangeProfile } from '../../account/profile/queries.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { DeviceReminders } from '../shared/device-reminders.tsx'
import { TimeField } from './time-field.tsx'

type Times = Profile['notification_times']

interface TimedMeal {
  name: keyof Times
  label: string
  plate: readonly PlateItem[]
}

const meals: readonly TimedMeal[] = [
  {
    name: 'breakfast',
    label: 'Café da manhã',
    plate: [
      { group: 'pao', name: 'Pão francês', grams: 50 },
      { group: 'fruta', name: 'Mamão', grams: 120 },
      { group: 'bebida', name: 'Café com leite', grams: 180 },
    ],
  },
  {
    name: 'lunch',
    label: 'Almoço',
    plate: [
      { group: 'arroz', name: 'Arroz branco', grams: 130 },
      { group: 'feijao', name: 'Feijão carioca', grams: 120 },
      { group: 'frango', name: 'Frango grelhado', grams: 110 },
      { group: 'folhas', name: 'Alface', grams: 35 },
      { group: 'legumes', name: 'Tomate', grams: 50 },
    ],
  },
  {
    name: 'dinner',
    label: 'Jantar',
    plate: [{ group: 'sopa', name: 'Creme de abóbora', grams: 300 }],
  },
]

export function MealTimesScreen() {
  const { data: profile, error, refetch } = useQuery(profileQuery)
  const navigate = useNavigate()
  const leave = () => void navigate({ to: '/perfil' })
  return (
    <Screen>
      <BackHeader title="Horários" backLabel="Voltar ao perfil" onBack={leave} />
      {profile ? (
        <MealTimesForm profile={profile} onSaved={leave} />
      ) : error ? (
        <ErrorState
          picture={<EmptyPlate size={140} />}
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Carregando horários" className="flex flex-col gap-4">
          <Skeleton className="h-24 w-full rounded-card" />
          <Skeleton className="h-56 w-full rounded-card" />
        </div>
      )}
    </Screen>
  )
}

/** Leads to the hours of all meals of the menu; reminders exist for three of them. */
function PlannedHours() {
  return (
    <Card tone="quiet" className="flex flex-col gap-1">
      <p className="text-pretty text-ink-soft">
        Lanches e ceia não têm lembrete. A hora de cada refeição do cardápio está nas suas respostas.
      </p>
      <LinkButton
        to="/onboarding"
        search={{ from: 'profile', passo: routineStep }}
        variant="ghost"
        className="-ml-4 self-start"
      >
        Mudar as horas do cardápio
      </LinkButton>
    </Card>
  )
}

/** Step of the questionnaire that asks for the number and the hours of the meals. */
const routineStep = '4'

function MealTimesForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const [isOn, setOn] = useState(profile.meal_reminders)
  const [times, setTimes] = useState<Times>(profile.notification_times)
  const [isTried, setTried] = useState(false)
  const { mutate, isPending } = useChangeProfile()
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (isOn && meals.some(({ name }) => times[name] === '')) return
    mutate(
      // Turning reminders off keeps their times.
      { meal_reminders: isOn, ...(isOn && { notification_times: times }) },
      {
        onSuccess: () => {
          showToast({ title: 'Horários salvos com sucesso!', tone: 'success' })
          onSaved()
        },
        onError: (error) =>
          showToast({ title: 'Erro ao salvar horários', description: messageOf(error), tone: 'error' }),
      },
    )
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={save}>
      <Card className="py-3">
        <Switch
          label="Lembretes das refeições"
          hint="Um aviso por refeição; nenhum se ela já está no seu dia."
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
        />
        {isOn && (
          <div className="border-t border-line">
            <DeviceReminders />
          </div>
        )}
      </Card>
      <Card flush>
        <ul className="divide-y divide-line">
          {meals.map(({ name, label, plate }) => (
            <li key={name}>
              <TimeField
                label={label}
                plate={plate}
                value={times[name]}
                disabled={!isOn}
                error={isTried && isOn && times[name] === '' ? 'Escolha um horário.' : undefined}
                onChange={(time) => setTimes({ ...times, [name]: time })}
              />
            </li>
          ))}
        </ul>
      </Card>
      {profile.questionnaire_completed && <PlannedHours />}
      <Button type="submit" size="large" wide busy={isPending} busyLabel="Salvando…">
        Salvar horários
      </Button>
    </form>
  )
}
