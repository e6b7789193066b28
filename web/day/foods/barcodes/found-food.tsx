import type { FoodRow } from '#contract/day/foods.ts'
import type { BarcodeLookup } from '#contract/day/products.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { newMealId } from '../../shared/meal-id.ts'
import { refreshOwnFoods } from '../queries.ts'
import { finderTexts } from './copy.ts'
import { ProductCard } from './product-card.tsx'
import { addProduct } from './queries.ts'

interface FoundFoodProps {
  lookup: Extract<BarcodeLookup, { found: 'own' | 'product' }>
  code: string
  onFood: (food: FoodRow) => void
  /** Goes back to the finder. */
  onOther: () => void
}

/** Food that a barcode names. An own food is used as it is; a product is first copied into the own foods. */
export function FoundFood({ lookup, code, onFood, onOther }: FoundFoodProps) {
  const client = useQueryClient()
  const [id] = useState(newMealId)
  const adding = useMutation({
    mutationFn: () => addProduct(code, id),
    onSuccess: ({ food }) => {
      showToast({ title: finderTexts.added, tone: 'success' })
      void refreshOwnFoods(client)
      onFood(food)
    },
  })
  const isOwn = lookup.found === 'own'
  const food = isOwn ? lookup.own.food : lookup.product.food
  const allergens = isOwn ? (lookup.own.label?.allergens ?? null) : lookup.product.allergens
  const doubts = isOwn ? [] : lookup.product.doubts
  return (
    <div className="flex flex-col gap-4 pb-2">
      <ProductCard food={food} allergens={allergens} code={code} />
      {doubts.length > 0 && (
        <Banner tone="warning" title="Confere com o rótulo?">
          {doubts.join(' ')}
        </Banner>
      )}
      {adding.error && <Banner tone="danger" title={messageOf(adding.error)} />}
      <div className="flex flex-col gap-2">
        <Button
          size="large"
          wide
          busy={adding.isPending}
          busyLabel="Adicionando…"
          onClick={() => (isOwn ? onFood(food) : adding.mutate())}
        >
          {doubts.length > 0 ? 'Confere, usar assim' : 'Usar este alimento'}
        </Button>
        <Button variant="ghost" wide onClick={onOther}>
          Ler outro código
        </Button>
      </div>
      {!isOwn && food.per_100g.calories !== null && (
        <p className="text-sm text-pretty text-ink-soft">
          Ele fica nos seus alimentos, e você pode corrigir os valores lá.
        </p>
      )}
    </div>
  )
}
