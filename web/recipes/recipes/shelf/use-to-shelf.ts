import { useCanGoBack, useRouter } from '@tanstack/react-router'

/** Goes back to the previous page, or to the shelf for visits that started on a link. */
export function useToShelf(): () => void {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: '/receitas' })
  }
}
