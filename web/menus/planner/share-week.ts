import { showToast } from '../../ui/overlay/toast.ts'
import { shareTexts } from './share-copy.ts'

/** Shares through the system's share sheet, else copies to the clipboard. */
export async function shareText(title: string, text: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text })
      return
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(text)
    showToast({ ...shareTexts.copied, tone: 'success' })
  } catch {
    showToast({ ...shareTexts.failed, tone: 'error' })
  }
}
