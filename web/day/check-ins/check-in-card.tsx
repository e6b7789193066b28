import { checkInActions } from '#contract/day/check-in-actions.ts'
import type { Today } from '#contract/day/today.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ActionButton } from './action-button.tsx'
import { type CheckInOfDay, useCheckIn } from './queries.ts'

const CheckInSheet = lazyPart(() => import('./check-in-sheet.tsx'), 'CheckInSheet')

const first = checkInActions.slice(0, 4)
const further = checkInActions.slice(4)

/** Daily check-in by tap; the remaining answers open in a sheet. */
export function CheckInCard({ today }: { today: Today }) {
  const checkIn = useCheckIn(today)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card aria-labelledby="check-in" className="flex flex-col gap-3">
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-2">
        <h2 id="check-in" className="text-lg font-bold">
          Check-in de 15s
        </h2>
        <Button variant="ghost" className="-mr-3 px-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Ver todos
        </Button>
      </div>
      <div
        role="group"
        aria-labelledby="check-in"
        className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2"
      >
        {first.map((action) => (
          <ActionButton
            key={action.id}
            action={action}
            isOn={checkIn.isOn(action)}
            onTap={() => checkIn.toggle(action)}
          />
        ))}
      </div>
      <Further checkIn={checkIn} />
      {isOpen && (
        <Suspense>
          <CheckInSheet checkIn={checkIn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** Today's answers that only the sheet offers. */
function Further({ checkIn }: { checkIn: CheckInOfDay }) {
  const answered = further.filter(checkIn.isOn)
  if (answered.length === 0) return null
  return (
    <p className="text-sm text-ink-soft">
      Hoje também:{' '}
      {answered.map(({ id, label }, place) => (
        <span key={id} className="font-semibold whitespace-nowrap">
          {place > 0 && ' · '}
          {label}
        </span>
      ))}
    </p>
  )
}
