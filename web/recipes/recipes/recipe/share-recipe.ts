import { showToast } from '../../../ui/overlay/toast.ts'
import { shareTexts } from './share-copy.ts'

/** Shares through the system's share sheet, else copies the link. */
export async function shareRecipe(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast({ ...shareTexts.copied, tone: 'success' })
  } catch {
    showToast({ ...shareTexts.failed(url), tone: 'error' })
  }
}
