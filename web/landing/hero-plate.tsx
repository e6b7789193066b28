import { Plate } from '../plate/plate.tsx'
import { formatGrams, formatKcal, formatNumber } from '../ui/format-pt-br.ts'
import { samplePlate, samplePlateTotals } from './sample-plate.ts'

/** A plate and its slip, as the app would write it. */
export function HeroPlate() {
  const { kcal, proteinG, fiberG } = samplePlateTotals
  return (
    <figure
      aria-label="Exemplo de prato contado"
      className="relative mx-auto w-full max-w-[27rem] wide:max-w-none"
    >
      <div className="relative mx-auto max-w-[22rem] wide:max-w-[25rem]">
        <Plate items={samplePlate.map(({ drawn }) => drawn)} vessel="prato" decorative />
        <p className="absolute right-0 bottom-[8%] flex rotate-3 flex-col items-center rounded-control bg-gema px-4 py-2 leading-none font-semibold text-on-ripe shadow-float">
          <span className="font-display text-3xl font-extrabold">{formatNumber(kcal)}</span>
          kcal
        </p>
      </div>
      <figcaption className="-mt-5 rounded-card border border-line bg-surface p-5 wide:mx-auto wide:max-w-[28rem]">
        <ul className="flex flex-col">
          {samplePlate.map((serving) => (
            <li
              key={serving.said}
              className="flex items-baseline justify-between gap-3 border-b border-dashed border-line py-2 first:pt-0"
            >
              <span>
                {serving.said} <span className="text-ink-soft">({formatGrams(serving.grams)})</span>
              </span>
              <span className="font-semibold whitespace-nowrap">{formatKcal(serving.kcal)}</span>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-5 pt-3 text-sm text-ink-soft">
          <span>
            Proteína <b className="text-ink">{formatGrams(proteinG)}</b>
          </span>
          <span>
            Fibras <b className="text-ink">{formatGrams(fiberG)}</b>
          </span>
          <span>
            Fonte <b className="text-ink">TACO 4ª ed.</b>
          </span>
        </p>
      </figcaption>
    </figure>
  )
}
