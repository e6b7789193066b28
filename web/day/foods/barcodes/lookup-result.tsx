import type { FoodRow } from '#contract/day/foods.ts'
import type { BarcodeLookup } from '#contract/day/products.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { refreshOwnFoods } from '../queries.ts'
import { newMealId } from '../../shared/meal-id.ts'
import { finderTexts } from './copy.ts'
import { OtherWays } from './other-ways.tsx'
import { ProductCard } from './product-card.tsx'
import { addProduct } from './queries.ts'

interface LookupResultProps {
  lookup: BarcodeLookup
  code: string
  onFood: (food: FoodRow) => void
  onRetry: () => void
  /** Creates the food from its label, with the name if it is known. */
  onCreate: (name: string) => void
  onSearch?: (() => void) | undefined
}

/** Outcome of a look-up: a food to use, or the ways on without one. */
export function LookupResult({ lookup, code, onFood, onRetry, onCreate, onSearch }: LookupResultProps) {
  if (lookup.found === 'own') {
    const { own } = lookup
    return (
      <div className="flex flex-col gap-4">
        <ProductCard food={own.food} allergens={own.label?.allergens ?? null} code={code} />
        <Button size="large" wide onClick={() => onFood(own.food)}>
          Usar este alimento
        </Button>
      </div>
    )
  }
  if (lookup.found === 'product') {
    return <Product product={lookup.product} code={code} onFood={onFood} />
  }
  const name = lookup.found === 'unusable' ? lookup.name : ''
  const otherWays = <OtherWays onCreate={() => onCreate(name)} onSearch={onSearch} />
  if (lookup.found === 'unusable') {
    return (
      <Banner title={finderTexts.unusable} action={otherWays}>
        {name && `“${name}”: `}os valores no Open Food Facts faltam ou não fecham. Copie do rótulo uma vez, e
        o código passa a funcionar.
      </Banner>
    )
  }
  if (lookup.may_retry) {
    return (
      <Banner
        tone="warning"
        title={finderTexts.unavailable}
        action={
          <span className="flex flex-col items-start gap-2">
            <Button onClick={onRetry}>Tentar de novo</Button>
            {otherWays}
          </span>
        }
      >
        O código continua no campo. Você também pode criar o alimento a partir do rótulo.
      </Banner>
    )
  }
  return (
    <Banner title={finderTexts.unknown} action={otherWays}>
      Copie o rótulo uma vez, e da próxima o código basta. O código já vai preenchido.
    </Banner>
  )
}

interface ProductProps extends Pick<LookupResultProps, 'code' | 'onFood'> {
  product: Extract<BarcodeLookup, { found: 'product' }>['product']
}

function Product({ product: { food, allergens, doubts }, code, onFood }: ProductProps) {
  const client = useQueryClient()
  const [id] = useState(newMealId)
  const adding = useMutation({
    mutationFn: () => addProduct(code, id),
    onSuccess: (own) => {
      showToast({ title: finderTexts.added, tone: 'success' })
      void refreshOwnFoods(client)
      onFood(own.food)
    },
  })
  return (
    <div className="flex flex-col gap-4">
      <ProductCard food={food} allergens={allergens} code={code} />
      {doubts.length > 0 && (
        <Banner tone="warning" title="Confere com o rótulo?">
          {doubts.join(' ')}
        </Banner>
      )}
      {adding.error && <Banner tone="danger" title={messageOf(adding.error)} />}
      <Button
        size="large"
        wide
        busy={adding.isPending}
        busyLabel="Adicionando…"
        onClick={() => adding.mutate()}
      >
        {doubts.length > 0 ? 'Confere, usar assim' : 'Usar este alimento'}
      </Button>
      <p className="text-sm text-pretty text-ink-soft">
        Ele fica nos seus alimentos, e você pode corrigir os valores lá.
      </p>
    </div>
  )
}
