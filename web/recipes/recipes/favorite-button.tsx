import { Heart } from 'lucide-react'
import { classNames } from '../../ui/style/class-names.ts'

interface FavoriteButtonProps {
  recipeName: string
  isFavorite: boolean
  onToggle: () => void
  className?: string
}

/** Toggle labelled `Gostei`, and `Favorito` once the recipe is a favorite. */
export function FavoriteButton({ recipeName, isFavorite, onToggle, className }: FavoriteButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${isFavorite ? 'Favorito' : 'Gostei'}: ${recipeName}`}
      onClick={onToggle}
      className={classNames(
        'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-3 font-semibold select-none hover:bg-folha-soft high-contrast:border',
        isFavorite ? 'text-ink' : 'text-folha',
        className,
      )}
    >
      <Heart
        aria-hidden="true"
        size={20}
        className={classNames('shrink-0', isFavorite && 'fill-goiaba text-goiaba')}
      />
      {isFavorite ? 'Favorito' : 'Gostei'}
    </button>
  )
}
