import { showToast } from '../../../ui/overlay/toast.ts'

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
    showToast({ title: 'Link copiado para a área de transferência!', tone: 'success' })
  } catch {
    showToast({
      title: 'Não deu para compartilhar',
      description: `Este navegador não deixa. O endereço é ${url}`,
      tone: 'error',
    })
  }
}
