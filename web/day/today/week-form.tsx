import type { ComponentProps } from 'react'
import { WeekNotes } from '../../menus/shared/week-notes.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** Creates the plan of a week. */
export function WeekForm(props: ComponentProps<typeof WeekNotes>) {
  return (
    <Card aria-labelledby="semana" className="flex flex-col gap-2">
      <h2 id="semana" className="text-lg font-bold">
        Plano da semana
      </h2>
      <p className="text-sm text-ink-soft">Sete dias da sua dieta, com o que esta semana tem de diferente.</p>
      <WeekNotes {...props} />
      <LinkButton to="/semana" variant="ghost" wide>
        Ver a semana da dieta
      </LinkButton>
    </Card>
  )
}
