import { formatGrams } from '../../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { DrawnPlate } from './drawn-plate.tsx'
import { readSample } from '../../../day/shared/table-reader/sample-reading.ts'
import { heroText, mealOf } from './sample-meals.ts'

const { lines, totals } = readSample(heroText)

/** Label positions beside the foods of the drawing, in the order of the sentence. */
const places = [
  'top-[64%] -left-[2%]',
  'top-[46%] -right-[3%]',
  'bottom-[4%] left-[36%]',
  'top-[3%] right-[3%]',
  'top-[17%] left-[2%]',
]

/** Animated scan of a plate; every number comes from the food table. */
export function HeroPlate() {
  return (
    <figure
      aria-label="Exemplo de prato lido pelo FoodScan BR"
      className="relative -mx-5 px-5 py-8 stall:m-0 stall:p-0"
    >
      <div className="tablecloth hero-cloth" aria-hidden="true" />
      <div className="relative mx-auto max-w-[21rem] wide:max-w-[30rem]">
        <DrawnPlate meal={mealOf(heroText)} decorative className="relative" />
        <ScanFrame />
        <ul aria-label="O que foi reconhecido">
          {lines.map(({ name, kcal }, at) => (
            <li key={name} className={`scan-tag scan-tag-${at + 1} ${places[at] ?? ''}`}>
              {shortName(name)} <b className="whitespace-nowrap">{kcal} kcal</b>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="price-sign relative mx-auto mt-5 flex w-fit flex-wrap items-center gap-x-4 wide:mt-3">
        <span className="flex items-baseline gap-1.5 leading-none">
          <span className="font-display text-3xl font-extrabold">{formatNumber(totals.kcal)}</span>
          <b>kcal</b>
        </span>
        <span className="flex flex-col text-sm leading-tight">
          <span>
            Proteína <b>{formatGrams(totals.proteinG)}</b>
          </span>
          <span>
            Carboidrato <b>{formatGrams(totals.carbG)}</b>
          </span>
          <span>
            Gordura <b>{formatGrams(totals.fatG)}</b>
          </span>
        </span>
      </figcaption>
    </figure>
  )
}

/** Drops the last word of a name if it is "cozido", "grelhado" or "crespa": the drawing shows that. */
function shortName(name: string): string {
  return name.replace(/ (cozido|grelhado|crespa)$/, '')
}

/** Viewfinder corners and one scanning light. */
export function ScanFrame() {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className="scan-frame" fill="none">
      <path d="M2 14V6a4 4 0 0 1 4-4h8M86 2h8a4 4 0 0 1 4 4v8M98 86v8a4 4 0 0 1-4 4h-8M14 98H6a4 4 0 0 1-4-4v-8" />
      <path className="scan-light" d="M3 50h94" />
    </svg>
  )
}
