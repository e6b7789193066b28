import type { PlateItem } from '../../../../plate/meal.ts'
import { Awning } from '../../../ui/drawn/awning.tsx'
import { LazyPlate } from '../../../ui/plate/lazy-plate.tsx'
import { exampleDescription, photoTips } from '../copy.ts'

/** Foods of `exampleDescription`. */
const examplePlate: readonly PlateItem[] = [
  { group: 'arroz', name: 'Arroz branco', grams: 150 },
  { group: 'feijao', name: 'Feijão carioca', grams: 140 },
  { group: 'carne', name: 'Bife grelhado', grams: 110 },
  { group: 'folhas', name: 'Alface', grams: 40 },
  { group: 'legumes', name: 'Tomate', grams: 60 },
]

interface ScanHeroProps {
  /** True if the description comes first, because no vision model reads photos here; null until that is known. */
  leadsWithWords: boolean | null
}

/** Plate under the awning, with its description or with how to photograph it. */
export function ScanHero({ leadsWithWords }: ScanHeroProps) {
  return (
    <section aria-label="Seu prato em números" className="overflow-hidden rounded-card bg-gema-soft">
      <Awning />
      <div className="mx-auto w-64 max-w-[66%] short:w-48">
        <LazyPlate items={examplePlate} decorative />
      </div>
      {leadsWithWords === null ? <div className="h-24" /> : leadsWithWords ? <Words /> : <Tips />}
    </section>
  )
}

function Words() {
  return (
    <div className="flex flex-col gap-1.5 px-6 pb-6 text-center">
      <p className="font-display text-lg leading-snug font-bold text-balance">
        “{exampleDescription.replaceAll(/(\d) /g, '$1\u00a0')}”
      </p>
      <p className="text-sm text-balance">
        Escreva ou dite assim, do seu jeito. As fotos daqui ficam guardadas, e você conta o que tem nelas.
      </p>
    </div>
  )
}

function Tips() {
  return (
    <ol className="mx-auto flex w-fit max-w-full flex-col gap-1.5 px-6 pb-6">
      {photoTips.map((tip, position) => (
        <li key={tip} className="flex items-center gap-3 font-medium">
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full bg-gema font-display text-sm font-bold text-on-ripe"
          >
            {position + 1}
          </span>
          {tip}
        </li>
      ))}
    </ol>
  )
}
