import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { ownFoodsQuery } from './queries.ts'

interface CreateFoodButtonProps {
  className?: string
  onClick: () => void
}

/** Opens the label form; not shown to accounts without numbers. */
export function CreateFoodButton({ className, onClick }: CreateFoodButtonProps) {
  const { data } = useQuery(ownFoodsQuery)
  if (!data?.may_create) return null
  return (
    <Button variant="ghost" className={className} onClick={onClick}>
      <Plus aria-hidden="true" size={20} /> Criar alimento
    </Button>
  )
}
