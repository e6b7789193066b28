import { disclaimer, otherTableCitation, tableCitation } from '#contract/privacy/consent-texts.ts'
import type { MealType } from '#contract/calendar.ts'
import type { FoodRow } from '#contract/day/foods.ts'
import type { PlateItem, PlateReading } from '#contract/day/meals.ts'
import { mealTypeLabels, mealTypes } from '#nutrition/targets/meal-type.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { todayQuery } from '../../../api/today.ts'
import { onDay } from '../../../day/shared/day-copy.ts'
import { PlateEditor } from '../../../day/shared/plate-editor.tsx'
import { exchangedItem, totalsOf } from '../../../day/shared/plate-items.ts'
import {
  PlateDoubts,
  PlateNotes,
  PlateScore,
  PlateTotals,
  PlateWarnings,
} from '../../../day/shared/plate-summary.tsx'
import { WhenFields } from '../../../day/shared/when-fields.tsx'
import type { When } from '../../../day/shared/when.ts'
import { localDay } from '../../../ui/format/local-day.ts'
import { LazyPlate } from '../../../ui/plate/lazy-plate.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import { formatClock } from '../../../ui/format/clock-pt-br.ts'
import { formatList } from '../../../ui/format/list-pt-br.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { hasMealToAdjust } from './meal-to-adjust.ts'

interface ResultViewProps {
  reading: PlateReading
  mealType: MealType
  photoUrl: string | null
  /** The foods were recognised in a photo, so an item may be no food at all. */
  isSighted: boolean
  isApplying: boolean
  /** Day and meal as the description names them: `ontem, jantar`. */
  said?: string | undefined
  when: When
  onWhen: (when: When) => void
  onItems: (items: PlateItem[]) => void
  /** Called with the food that the person chose for unrecognised words. */
  onFood: (words: string, food: FoodRow) => void
  /** Called with a question to which the plate is right as it is. */
  onConfirm: (question: PlateReading['questions'][number]) => void
  onMealType: (mealType: MealType) => void
  /** Edits the description of a described plate. */
  onReword?: () => void
  /** Shown below the warnings. */
  intro?: ReactNode
  /** Label of the button that logs the plate; by default it names what follows for the day. */
  applyLabel?: string | undefined
  onApply: () => void
}

const mealOptions = mealTypes.map((value) => ({ value, label: mealTypeLabels[value] }))

/** `Ontem, às 12h. Mude em “Quando”.` */
function pastText({ date, time }: When, today: string): string {
  const day = onDay(date, today)
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, às ${formatClock(time)}. Mude em “Quando”.`
}

/** `sem leite e sem queijo`. */
function leftOutText(names: readonly string[]): string {
  return formatList(names.map((name) => `sem ${name}`))
}

/** Foods of the plate, their totals, and all corrections. */
export function ResultView({
  reading,
  mealType,
  photoUrl,
  isSighted,
  isApplying,
  said,
  when,
  onWhen,
  onItems,
  onFood,
  onConfirm,
  onMealType,
  onReword,
  intro,
  applyLabel,
  onApply,
}: ResultViewProps) {
  const { items, numbers_hidden: isHidden } = reading
  const foods = useRef<HTMLUListElement>(null)
  // The answered question disappears with its buttons.
  const focusFoods = () => foods.current?.focus({ preventScroll: true })
  const { data: today } = useQuery(todayQuery)
  const [now] = useState(() => new Date())
  const day = localDay(now)
  const isToday = when.date === day
  // The hour at which a past day is filled in does not tell the meal, so the choice stands where it is seen.
  const [isOfPast] = useState(!isToday)
  const adjusts = reading.adjusts_day && isToday && today && hasMealToAdjust(today, mealType, now)
  return (
    // Keeps the focused element clear of the fixed button.
    <div className="flex flex-col gap-5 [&_:is(button,input,select)]:scroll-mb-24">
      <PlateWarnings warnings={reading.warnings} />
      {intro}
      {isOfPast && (
        <SingleChoiceChips
          legend="Refeição"
          hint={pastText(when, day)}
          value={mealType}
          options={mealOptions}
          onChange={onMealType}
        />
      )}
      <PlatePicture items={items} photoUrl={photoUrl} />
      {isHidden ? (
        <p className="text-center text-ink-soft">Seu prato, em comida e medidas de casa.</p>
      ) : (
        <PlateTotals totals={totalsOf(items)} end={<PlateScore reading={reading} />} />
      )}
      {said && (
        <p className="text-center text-sm text-pretty text-ink-soft">
          Entendi: <strong className="text-ink">{said}</strong>. Não foi? Mude em “Refeição” e “Quando”.
        </p>
      )}
      {reading.left_out && (
        <p className="text-center text-sm text-pretty text-ink-soft">
          Você disse <strong className="text-ink">{leftOutText(reading.left_out)}</strong>. Confira se ficou
          assim.
        </p>
      )}
      <PlateDoubts
        items={items}
        unmatched={reading.unmatched}
        questions={reading.questions}
        onFood={onFood}
        onExchange={(place, food) => {
          focusFoods()
          onItems(items.map((item, at) => (at === place ? exchangedItem(item, food) : item)))
        }}
        onConfirm={(question) => {
          focusFoods()
          onConfirm(question)
        }}
        action={
          onReword && (
            <Button variant="secondary" onClick={onReword}>
              Mudar as palavras
            </Button>
          )
        }
      />
      <PlateEditor
        items={items}
        onChange={onItems}
        removeLabel={isSighted ? 'Não é comida' : 'Tirar do prato'}
        foodsRef={foods}
      />
      <PlateNotes reading={reading} />
      {!isOfPast && (
        <SelectField label="Refeição" value={mealType} options={mealOptions} onChange={onMealType} />
      )}
      <WhenFields when={when} onChange={onWhen} />
      <p className="text-xs text-ink-soft">
        {isHidden ? disclaimer : `${tableCitation} ${otherTableCitation} ${disclaimer}`}
      </p>
      {/* Sticky above the bottom bar while the plate scrolls. */}
      <div className="sticky bottom-[calc(65px+env(safe-area-inset-bottom))] z-10 -mx-5 bg-linear-to-t from-paper from-85% to-transparent px-5 pt-6 pb-3 column:bottom-[calc(66px+max(1rem,env(safe-area-inset-bottom)))] desk:bottom-0">
        {/* The fields stand below the foods, out of view. */}
        {!isOfPast && !said && (
          <p className="pb-1.5 text-center text-sm">
            Entra como <strong>{mealTypeLabels[mealType].toLowerCase()}</strong>, {formatClock(when.time)}
          </p>
        )}
        <Button
          size="large"
          wide
          disabled={items.length === 0}
          busy={isApplying}
          busyLabel="Registrando…"
          onClick={onApply}
        >
          {applyLabel ??
            (adjusts
              ? 'Ajustar meu dia'
              : isToday
                ? 'Registrar no meu dia'
                : `Registrar ${onDay(when.date, day)}`)}
        </Button>
      </div>
    </div>
  )
}

/** Shows the drawing first; the photo, if there is one, in the same space. */
function PlatePicture({ items, photoUrl }: Pick<ResultViewProps, 'photoUrl'> & { items: PlateItem[] }) {
  const [picture, setPicture] = useState<'drawing' | 'photo'>('drawing')
  return (
    <div className="flex flex-col gap-3">
      {/* On a short screen what to check is visible above the fixed button. */}
      <div className="h-64 short:h-44">
        {picture === 'photo' && photoUrl ? (
          <img
            src={photoUrl}
            alt="Sua foto do prato"
            className="size-full rounded-card object-cover"
            // The photo's address expires; the drawing stays.
            onError={() => setPicture('drawing')}
          />
        ) : (
          <div className="mx-auto w-64 short:w-44">
            <LazyPlate items={items.map(({ food, grams, name }) => ({ group: food.group, grams, name }))} />
          </div>
        )}
      </div>
      {photoUrl && (
        <Segmented
          legend="Imagem"
          value={picture}
          onChange={setPicture}
          options={[
            { value: 'drawing', label: 'Prato desenhado' },
            { value: 'photo', label: 'Sua foto' },
          ]}
        />
      )}
    </div>
  )
}
