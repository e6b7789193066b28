import type { Today } from '#contract/day/today.ts'
import { Suspense } from 'react'
import { optionalPart } from '../../ui/layout/optional-part.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

// Loaded lazily: shown only until there is a diet.
const Invitation = optionalPart(() => import('./first-steps.tsx'), 'DietInvitation')

type ActiveDiet = NonNullable<Today['active_diet']>

/**
 * Active diet with its targets of today, else a link to create the first one; nothing for an account without targets.
 */
export function DietsCard({ today }: { today: Today }) {
  if (today.active_diet) return <InUse diet={today.active_diet} />
  // A diet requires targets.
  return (
    today.plan.target_calories !== null && (
      <Suspense>
        <Invitation />
      </Suspense>
    )
  )
}

const dayTypes = { rest: 'Dia de descanso', training: 'Dia de treino' } as const

function InUse({ diet }: { diet: ActiveDiet }) {
  const { targets, styles } = diet
  return (
    <Card aria-labelledby="dietas" className="flex flex-col gap-3">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h2 id="dietas" className="text-lg font-bold">
          Minhas dietas
        </h2>
        <Badge tone={diet.day_type === 'training' ? 'warning' : 'leaf'}>{dayTypes[diet.day_type]}</Badge>
      </div>
      <p className="font-semibold">{diet.name}</p>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-display text-2xl font-bold">{formatNumber(targets.kcal)}</span>
        <span className="text-sm text-ink-soft">kcal hoje, meta estimada</span>
      </p>
      <Macros targets={targets} />
      {styles.length > 0 && (
        <ul aria-label="Estilos" className="flex flex-wrap gap-1.5">
          {styles.map((style) => (
            <li key={style}>
              <Badge>{style}</Badge>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to="/dietas" variant="secondary" wide>
        Ver todas as dietas
      </LinkButton>
    </Card>
  )
}

function Macros({ targets }: Pick<ActiveDiet, 'targets'>) {
  const macros = [
    { name: 'Proteína', grams: targets.protein_g, ground: 'bg-goiaba' },
    { name: 'Carboidrato', grams: targets.carb_g, ground: 'bg-gema' },
    { name: 'Gordura', grams: targets.fat_g, ground: 'bg-ceu' },
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-x-2 gap-y-3">
      {macros.map(({ name, grams, ground }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-xs text-ink-soft">{name}</dt>
          <dd className="flex items-center gap-1.5 font-semibold">
            <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', ground)} />
            {formatNumber(grams)}&nbsp;g
          </dd>
        </div>
      ))}
    </dl>
  )
}
