import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { ownFoodsQuery } from '../foods/queries.ts'

/** Opens the label form; not shown to accounts without numbers. */
export function CreateFoodButton({
  variant = 'ghost',
  ...button
}: Pick<ComponentProps<typeof Button>, 'variant' | 'wide' | 'onClick'>) {
  const { data } = useQuery(ownFoodsQuery)
  if (!data?.may_create) return null
  return (
    <Button variant={variant} {...button}>
      <Plus aria-hidden="true" size={20} /> Criar alimento
    </Button>
  )
}
