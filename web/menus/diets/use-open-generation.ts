import { useNavigate } from '@tanstack/react-router'
import { useMenuGeneration } from './use-menu-generation.ts'

/** Returns a function that generates the menu of a diet and opens its screen, which shows the progress. */
export function useOpenGeneration(dietId: string): () => void {
  const { generate } = useMenuGeneration(dietId)
  const navigate = useNavigate()
  return () => {
    generate()
    void navigate({ to: '/dietas/$dietId', params: { dietId } })
  }
}
