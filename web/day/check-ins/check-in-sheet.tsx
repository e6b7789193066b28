import { checkInActions } from '#contract/day/check-in-actions.ts'
import { checkInTypes } from '#nutrition/day/habits/check-ins.ts'
import { useId } from 'react'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { ActionButton } from './action-button.tsx'
import type { CheckInOfDay } from './queries.ts'

const names = { mood: 'Humor', energy: 'Disposição', hunger: 'Fome', workout: 'Treino' } as const

/** All answers, by topic. */
export function CheckInSheet({ checkIn, onClose }: { checkIn: CheckInOfDay; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Check-in de hoje">
      <div className="flex flex-col gap-5">
        {checkInTypes.map((type) => (
          <Answers key={type} type={type} checkIn={checkIn} />
        ))}
        <p className="text-sm text-ink-soft">
          Um toque marca e outro desmarca. O que você conta muda suas recomendações e entra nos seus
          relatórios.
        </p>
      </div>
    </Sheet>
  )
}

function Answers({ type, checkIn }: { type: keyof typeof names; checkIn: CheckInOfDay }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-semibold">
        {names[type]}
      </h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
        {checkInActions
          .filter((action) => action.type === type)
          .map((action) => (
            <ActionButton
              key={action.id}
              action={action}
              isOn={checkIn.isOn(action)}
              onTap={() => checkIn.toggle(action)}
            />
          ))}
      </div>
    </div>
  )
}
