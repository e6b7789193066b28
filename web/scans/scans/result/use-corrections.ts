import { useEffect, useState } from 'react'
import { createCorrections, type CorrectionPost } from './correction.ts'

/**
 * Corrections of the plate on this screen; leaving the screen sends pending ones. Only the `post` of the first render
 * is used.
 */
export function useCorrections<Answer>(post: CorrectionPost<Answer>) {
  const [corrections] = useState(() => createCorrections(post))
  useEffect(() => () => void corrections.flush().catch(() => undefined), [corrections])
  return corrections
}
