import type { DayType } from '#nutrition/menu/request/week.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { todayQuery } from '../../api/today.ts'
import { Segmented } from '../../ui/form/segmented.tsx'

interface DayTypeToggleProps {
  value: DayType
  onChange: (dayType: DayType) => void
  /** Whether an active diet is shown, so that today has a kind of day. */
  isOfToday: boolean
}

const names = { rest: 'descanso', training: 'treino' } as const

/** Selects for which kind of day targets are shown. It changes no day. */
export function DayTypeToggle({ value, onChange, isOfToday }: DayTypeToggleProps) {
  const today = useTodaysType(isOfToday)
  return (
    <div className="flex flex-col gap-1.5">
      <Segmented
        legend="Ver as metas de um dia de"
        value={value}
        onChange={onChange}
        options={[
          { value: 'rest', label: 'Dia de descanso' },
          { value: 'training', label: 'Dia de treino' },
        ]}
      />
      <p className="text-sm text-ink-soft">
        {today && `Hoje é dia de ${names[today]}. `}Aqui você só escolhe quais metas ver.
      </p>
    </div>
  )
}

/** Kind of day whose targets are shown: with an active diet, first that of today. */
export function useShownDayType(isOfToday: boolean): [DayType, (dayType: DayType) => void] {
  const [chosen, choose] = useState<DayType | null>(null)
  const today = useTodaysType(isOfToday)
  return [chosen ?? today ?? 'rest', choose]
}

function useTodaysType(isOfToday: boolean): DayType | undefined {
  const { data } = useQuery({ ...todayQuery, enabled: isOfToday })
  return isOfToday ? data?.active_diet?.day_type : undefined
}
