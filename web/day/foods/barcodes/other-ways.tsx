import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ownFoodsQuery } from '../queries.ts'

interface OtherWaysProps {
  onCreate: () => void
  onSearch?: (() => void) | undefined
}

/** Ways on without a product. Accounts without numbers create no food from a label. */
export function OtherWays({ onCreate, onSearch }: OtherWaysProps) {
  const { data } = useQuery(ownFoodsQuery)
  return (
    <span className="flex flex-wrap gap-2">
      {data?.may_create && (
        <Button onClick={onCreate}>
          <Plus aria-hidden="true" size={20} /> Criar alimento
        </Button>
      )}
      {onSearch && (
        <Button variant="secondary" onClick={onSearch}>
          Buscar pelo nome
        </Button>
      )}
    </span>
  )
}
