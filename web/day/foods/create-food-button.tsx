import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { ownFoodsQuery } from './queries.ts'

/** Opens the label form; not shown to accounts without numbers. */
export function CreateFoodButton({ onClick }: { onClick: () => void }) {
  const { data } = useQuery(ownFoodsQuery)
  if (!data?.may_create) return null
  return (
    <Button variant="ghost" onClick={onClick}>
      <Plus aria-hidden="true" size={20} /> Criar alimento
    </Button>
  )
}
