import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

/**
 * A link to a recipe for lists of hundreds, where the router's own costs more than all the rest of a card: that one
 * listens to every change of address, and fetches code that is here already.
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
