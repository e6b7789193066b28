import type { PlateItem } from '../../../plate/meal.ts'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'

const lunch: readonly PlateItem[] = [
  { group: 'arroz', name: 'Arroz branco', grams: 130 },
  { group: 'feijao', name: 'Feijão carioca', grams: 120 },
  { group: 'ovo', name: 'Ovo frito', grams: 50 },
  { group: 'folhas', name: 'Couve refogada', grams: 50 },
  { group: 'legumes', name: 'Tomate', grams: 60 },
]

const widths = { beside: 'w-29', alone: 'w-54' } as const

/** Lunch as drawn by the app: small beside a heading, or alone above one. */
export function WelcomePlate({ place }: { place: keyof typeof widths }) {
  return (
    <div className={`shrink-0 ${widths[place]}`}>
      <LazyPlate items={lunch} decorative />
    </div>
  )
}
