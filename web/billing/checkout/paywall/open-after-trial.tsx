import { addDays } from '#nutrition/shared/calendar/days.ts'
import { openDays } from '#contract/day/open-days.ts'
import { BookOpen, User } from 'lucide-react'
import { useState } from 'react'
import { useWaitingEntries, waitingPhrase } from '../../../day/shared/waiting-entries.ts'
import { exportTable } from '../../../reports/reports/queries.ts'
import { DownloadButton } from '../../../reports/shared/download-button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { localDay } from '../../../ui/format/local-day.ts'
import { Card } from '../../../ui/layout/card.tsx'

const yearOfDays = 366

/** Card with the actions that need no plan: reading and downloading the own diary, and the profile. */
export function OpenAfterTrial() {
  const [today] = useState(() => localDay(new Date()))
  const { ofMeals, ofNotes } = useWaitingEntries()
  const waiting = waitingPhrase([...ofMeals, ...ofNotes])
  const year = { start: addDays(today, 1 - yearOfDays), end: today, today }
  return (
    <Card aria-labelledby="aberto" className="flex flex-col gap-3">
      <h2 id="aberto" className="text-lg font-bold">
        Continua aberto
      </h2>
      <p className="text-ink-soft">
        Ler o que você comeu hoje e nos últimos {openDays.back} dias, baixar o diário do último ano em
        planilha, e o seu perfil, com a conta e os seus dados.
      </p>
      {waiting !== null && (
        <p className="font-semibold">
          {waiting} neste aparelho. Com um plano, o que for dos últimos {openDays.back} dias entra no seu
          diário.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/dia/$date" params={{ date: today }} variant="secondary" className="min-w-48 flex-1">
          <BookOpen aria-hidden="true" size={18} className="shrink-0" />
          Ler meu diário
        </LinkButton>
        <DownloadButton
          label="Baixar meu diário"
          busyLabel="Preparando…"
          failure="A planilha não veio"
          load={() => exportTable('items', year)}
        />
        <LinkButton to="/perfil" variant="ghost" className="min-w-48 flex-1">
          <User aria-hidden="true" size={18} className="shrink-0" />
          Meu perfil
        </LinkButton>
      </div>
    </Card>
  )
}
