import type { FoodRow } from '#contract/day/foods.ts'
import type { OwnFoodLabel } from '#contract/day/own-foods.ts'
import { nutritionOfNutrients } from '#contract/nutrition-values.ts'
import { amountUnit } from '#nutrition/foods/measures/amount-unit.ts'
import { describePortion } from '#nutrition/foods/measures/portion-description.ts'
import { portionOf } from '#nutrition/foods/portion.ts'
import { formatList } from '../../../ui/format/list-pt-br.ts'
import { formatKcal } from '../../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { useFocusOnMount } from '../../../ui/hooks/use-focus-on-mount.ts'
import { allergenLabels, novaLabels } from '../copy.ts'
import { FrontWarnings } from '../front-warnings.tsx'
import { OpenFoodFactsNotice } from '../open-food-facts-notice.tsx'
import { measured } from '../../shared/plate-items.ts'

interface ProductCardProps {
  food: FoodRow
  /** `null` for an own food of an account without numbers. */
  allergens: OwnFoodLabel['allergens'] | null
  code: string
}

/** Packaged food that a barcode names: values per portion and per 100 g or ml, allergens, source. */
export function ProductCard({ food, allergens, code }: ProductCardProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <section aria-label={food.name} className="flex flex-col gap-4 rounded-card border border-line p-4">
      <div className="flex flex-col gap-1">
        <h3 ref={heading} tabIndex={-1} className="outline-none text-lg leading-snug font-bold wrap-anywhere">
          {food.name}
        </h3>
        <p className="text-sm text-ink-soft tabular-nums">{code}</p>
      </div>
      <FrontWarnings warnings={food.front_warnings} />
      <Values food={food} />
      <Allergens allergens={allergens} />
      {food.nova !== null && (
        <p className="text-sm text-ink-soft">{novaLabels[food.nova as keyof typeof novaLabels]} (NOVA)</p>
      )}
      {food.open_food_facts_page ? (
        <OpenFoodFactsNotice page={food.open_food_facts_page} source={food.source} />
      ) : (
        <p className="text-xs text-ink-soft">Fonte: {food.source}.</p>
      )}
    </section>
  )
}

function Values({ food }: { food: FoodRow }) {
  const per100g = nutritionOfNutrients(food.per_100g)
  const { spoken, text } = describePortion(measured(food), food.default_grams)
  if (!per100g) return <p className="text-sm text-ink-soft">{spoken}</p>
  const [portion, hundred] = [portionOf({ per100g }, food.default_grams), portionOf({ per100g }, 100)]
  const grams = (value: number | null) => (value === null ? '–' : `${formatNumber(value, 1)} g`)
  const rows = [
    ['Energia', formatKcal(portion.kcal), formatKcal(hundred.kcal)],
    ['Carboidratos', grams(portion.carbG), grams(hundred.carbG)],
    ['Proteínas', grams(portion.proteinG), grams(hundred.proteinG)],
    ['Gorduras', grams(portion.fatG), grams(hundred.fatG)],
    ['Fibras', grams(portion.fiberG), grams(hundred.fiberG)],
  ] as const
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="text-ink-soft">
          <th scope="col">
            <span className="sr-only">Valor</span>
          </th>
          <th scope="col" className="py-1 pl-2 text-right font-normal">
            {text}
          </th>
          <th scope="col" className="py-1 pl-2 text-right font-normal whitespace-nowrap">
            100 {amountUnit(food)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ofPortion, of100]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {name}
            </th>
            <td className="py-1.5 pl-2 text-right font-semibold">{ofPortion}</td>
            <td className="py-1.5 pl-2 text-right">{of100}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Stated allergens. What nobody stated is unknown, and the card says so. */
function Allergens({ allergens }: Pick<ProductCardProps, 'allergens'>) {
  if (!allergens) return null
  const { contains, may_contain: traces, is_complete: isComplete } = allergens
  const listed = (tags: readonly (keyof typeof allergenLabels)[]) =>
    formatList(tags.map((tag) => (allergenLabels[tag] ?? tag).toLowerCase()))
  const isEmpty = contains.length === 0 && traces.length === 0
  return (
    <div className="flex flex-col gap-0.5 text-sm">
      {contains.length > 0 && (
        <p>
          <strong>Contém:</strong> {listed(contains)}.
        </p>
      )}
      {traces.length > 0 && (
        <p>
          <strong>Pode conter:</strong> {listed(traces)}.
        </p>
      )}
      {!isComplete && (
        <p className="text-pretty text-ink-soft">
          {isEmpty
            ? 'Os alérgenos deste produto não foram informados. Confira no rótulo.'
            : 'Sobre outros alérgenos não há informação. Confira no rótulo.'}
        </p>
      )}
    </div>
  )
}
