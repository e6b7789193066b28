import type { DayType } from '#nutrition/menu/request/week.ts'
import { Segmented } from '../../ui/form/segmented.tsx'

interface DayTypeToggleProps {
  value: DayType
  onChange: (dayType: DayType) => void
}

export function DayTypeToggle({ value, onChange }: DayTypeToggleProps) {
  return (
    <Segmented
      legend="Metas para dia de"
      value={value}
      onChange={onChange}
      options={[
        { value: 'rest', label: 'Descanso' },
        { value: 'training', label: 'Treino' },
      ]}
    />
  )
}
