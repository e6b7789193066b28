import type { OwnFood } from '#contract/day/own-foods.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { BackHeader } from '../../../ui/layout/back-header.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { SkeletonLines } from '../../../ui/layout/skeleton.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { BarcodeButton } from '../barcodes/barcode-button.tsx'
import { LazyBarcodeFinder } from '../barcodes/lazy-barcode-finder.tsx'
import { ownFoodToasts } from '../copy.ts'
import { LazySavedMeals } from '../../shared/lazy-saved-meals.tsx'
import { LazyOwnFoodForm } from '../../shared/lazy-own-food-form.tsx'
import { OwnFoodRow } from './own-food-row.tsx'
import { ownFoodsQuery, refreshOwnFoods, removeOwnFood, restoreOwnFood } from '../queries.ts'

type OpenForm = { of: 'new' } | { of: 'barcode' } | { of: 'food'; food: OwnFood } | null

/** The account's own foods: list, change, delete with undo. */
export function OwnFoodsScreen() {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(ownFoodsQuery)
  const [open, setOpen] = useState<OpenForm>(null)
  const remove = useRemoval()
  return (
    <Screen>
      <BackHeader
        title="Meus alimentos"
        backLabel="Voltar ao perfil"
        onBack={() => void navigate({ to: '/perfil' })}
      />
      {data ? (
        <OwnFoodList
          foods={data.foods}
          mayCreate={data.may_create}
          onCreate={() => setOpen({ of: 'new' })}
          onBarcode={() => setOpen({ of: 'barcode' })}
          onOpen={(food) => setOpen({ of: 'food', food })}
          onRemove={remove}
        />
      ) : error ? (
        <ErrorState
          picture={<EmptyPlate size={140} />}
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonLines lines={6} />
      )}
      <div className="mt-8">
        <LazySavedMeals />
      </div>
      <Sheet open={open !== null} title={titleOf(open)} onClose={() => setOpen(null)}>
        {open?.of === 'barcode' ? (
          <LazyBarcodeFinder onFood={() => setOpen(null)} />
        ) : (
          <LazyOwnFoodForm food={open?.of === 'food' ? open.food : undefined} onSaved={() => setOpen(null)} />
        )}
      </Sheet>
    </Screen>
  )
}

function titleOf(open: OpenForm): string {
  if (open?.of === 'food') return open.food.food.name
  return open?.of === 'barcode' ? 'Código de barras' : 'Criar alimento'
}

/** Deletes a food at once; the notice offers to undo it. */
function useRemoval() {
  const client = useQueryClient()
  const restoring = useMutation({ mutationFn: restoreOwnFood })
  const removing = useMutation({ mutationFn: removeOwnFood })
  const restore = async (id: string) => {
    try {
      await restoring.mutateAsync(id)
      await refreshOwnFoods(client)
      showToast({ title: ownFoodToasts.restored, tone: 'success' })
    } catch (failure) {
      showToast({ title: messageOf(failure), tone: 'error' })
    }
  }
  return async ({ id, food }: OwnFood) => {
    try {
      await removing.mutateAsync(id)
      await refreshOwnFoods(client)
      showToast({
        title: ownFoodToasts.removed,
        description: `${food.name} continua nas refeições já registradas.`,
        action: { label: 'Desfazer', onTap: () => void restore(id) },
      })
    } catch (failure) {
      showToast({ title: messageOf(failure), tone: 'error' })
    }
  }
}

interface OwnFoodListProps {
  foods: readonly OwnFood[]
  mayCreate: boolean
  onCreate: () => void
  onBarcode: () => void
  onOpen: (food: OwnFood) => void
  onRemove: (food: OwnFood) => Promise<void>
}

function OwnFoodList({ foods, mayCreate, onCreate, onBarcode, onOpen, onRemove }: OwnFoodListProps) {
  if (foods.length === 0) {
    return (
      <EmptyState
        picture={<EmptyPlate size={140} />}
        title="Nenhum alimento seu ainda"
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {mayCreate && <Button onClick={onCreate}>Criar alimento</Button>}
            <BarcodeButton variant="secondary" onClick={onBarcode} />
          </span>
        }
      >
        {mayCreate
          ? 'Copie a tabela nutricional do rótulo uma vez. Depois é só dizer o nome dele.'
          : 'Por aqui não guardamos números de rótulos. Conte o alimento com suas palavras.'}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty text-ink-soft">
        Só você vê. Eles aparecem na busca e nas suas frases, pelo nome.
      </p>
      <div className="flex flex-wrap gap-3">
        {mayCreate && (
          <Button variant="secondary" className="grow" onClick={onCreate}>
            <Plus aria-hidden="true" size={20} /> Criar alimento
          </Button>
        )}
        <BarcodeButton variant="secondary" className="grow" onClick={onBarcode} />
      </div>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 py-1">
        {foods.map((food) => (
          <OwnFoodRow
            key={food.id}
            own={food}
            onOpen={() => onOpen(food)}
            onRemove={() => void onRemove(food)}
          />
        ))}
      </ul>
    </div>
  )
}
