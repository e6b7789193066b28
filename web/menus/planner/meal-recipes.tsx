import type { MealPart, MenuMeal } from '#contract/menus/menus.ts'
import { formatQuantity } from '#nutrition/foods/measures/measure-names.ts'
import { householdLine } from '#nutrition/recipes/household-line.ts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHousehold } from '../../recipes/shared/household.ts'
import { portionsText } from '../../recipes/shared/portions-text.ts'
import { HouseholdStepper } from '../../recipes/shared/household-stepper.tsx'
import { keepUnits } from '../../recipes/shared/unit-space.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { DottedList } from '../../ui/layout/dotted-list.tsx'
import { NumberedSteps } from '../../ui/layout/numbered-steps.tsx'

interface MealRecipesProps {
  meal: MenuMeal
  /** Control for one dish of the meal. */
  renderControl?: ((part: MealPart) => ReactNode) | undefined
  /** Whether the list starts unfolded. */
  isOpen?: boolean | undefined
}

/** Ingredients and steps of a meal, dish by dish, folded unless `isOpen`. */
export function MealRecipes({ meal, renderControl, isOpen = false }: MealRecipesProps) {
  const { people: household, setPeople } = useHousehold()
  const people = household ?? 1
  return (
    <details open={isOpen} className="group -mb-2 border-t border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 font-semibold text-folha [&::-webkit-details-marker]:hidden">
        <span>
          Ingredientes e preparo<span className="sr-only"> de {meal.name}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-6 pt-1 pb-3">
        <div className="-mb-3">
          <HouseholdStepper people={people} onChange={setPeople} />
          {people > 1 && (
            <p className="text-sm text-pretty text-ink-soft">
              A lista soma a sua porção e uma para cada outra pessoa. Os números do cardápio são só os seus.
            </p>
          )}
        </div>
        {meal.parts.map((part) => (
          <Recipe
            key={part.recipe_id}
            part={part}
            people={people}
            isAlone={meal.parts.length === 1}
            control={renderControl?.(part)}
          />
        ))}
      </div>
    </details>
  )
}

interface RecipeProps {
  part: MealPart
  people: number
  isAlone: boolean
  control: ReactNode
}

function Recipe({ part, people, isAlone, control }: RecipeProps) {
  const batch = part.batch_ingredients
  return (
    <section className="flex flex-col gap-3">
      {!isAlone && (
        <h4 className="font-display font-bold">
          {part.name}
          {!control && (
            <span className="font-sans text-sm font-normal whitespace-nowrap text-ink-soft">
              {' '}
              · {formatQuantity(part.portions)} {part.portions < 2 ? 'porção' : 'porções'}
            </span>
          )}
        </h4>
      )}
      {control}
      {batch && (
        <>
          <p className="text-sm font-semibold">
            Para {part.batch_weekdays?.length} refeições{people > 1 && ', só as suas'}
          </p>
          <DottedList className="gap-1.5" items={batch.map(keepUnits)} />
          <p className="text-sm font-semibold">
            {people > 1 ? `Uma refeição para ${people} pessoas` : 'A sua porção'}
          </p>
        </>
      )}
      <DottedList
        className="gap-1.5"
        items={part.ingredients.map((one) =>
          keepUnits(householdLine(one, { portions: part.portions, people })),
        )}
      />
      {part.written_portions !== undefined && part.written_portions !== part.portions + people - 1 && (
        <p className="text-sm font-semibold">
          O preparo está escrito para {portionsText(part.written_portions)}.
        </p>
      )}
      <NumberedSteps steps={part.preparation_method.map(keepUnits)} />
      <LinkButton
        to="/receitas/$recipeId"
        params={{ recipeId: part.recipe_id }}
        variant="ghost"
        className="-my-2 -ml-4 self-start"
        aria-label={`Ver receita: ${part.name}`}
      >
        Ver receita
      </LinkButton>
    </section>
  )
}
