import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

/**
 * Recipe link for lists of hundreds. The router's own link costs more than the rest of a card: it subscribes
 * to every navigation, and preloads code that is already loaded.
 */
export function RecipeLink({
  recipeId,
  onOpen,
  children,
  ...rest
}: ComponentProps<'a'> & { recipeId: string; onOpen: () => void }) {
  const router = useRouter()
  const open = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || event.button !== 0) return
    event.preventDefault()
    onOpen()
    void router.navigate({ to: '/receitas/$recipeId', params: { recipeId } })
  }
  return (
    <a {...rest} href={`/receitas/${recipeId}`} onClick={open}>
      {children}
    </a>
  )
}
