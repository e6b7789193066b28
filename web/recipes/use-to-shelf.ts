import { useCanGoBack, useRouter } from '@tanstack/react-router'

/** Back to where one came from, the shelf as it was; to the shelf for whoever came by a link. */
export function useToShelf(): () => void {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: '/receitas' })
  }
}
