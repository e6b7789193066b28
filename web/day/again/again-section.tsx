import { useQuery } from '@tanstack/react-query'
import { AgainList } from './again-list.tsx'
import { repeatableMealsQuery } from './queries.ts'

interface AgainSectionProps {
  /** Today. */
  date: string
  /** Day on which a tap logs a meal, if not today. */
  on?: string
}

/** Past meals to log again; nothing without meals. */
export function AgainSection({ date, on }: AgainSectionProps) {
  const { data } = useQuery(repeatableMealsQuery(on))
  const meals = data?.meals ?? []
  if (meals.length === 0) return null
  return (
    <section aria-labelledby="de-novo" className="flex flex-col gap-2">
      <h2 id="de-novo" className="text-lg font-bold">
        De novo?
      </h2>
      <AgainList meals={meals} date={date} on={on} />
    </section>
  )
}
