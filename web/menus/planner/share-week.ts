import { showToast } from '../../ui/overlay/toast.ts'

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
    showToast({ title: 'Cardápio copiado', description: 'Cole onde quiser.', tone: 'success' })
  } catch {
    showToast({
      title: 'Não deu para compartilhar',
      description: 'Este navegador não deixa. Você pode imprimir o cardápio.',
      tone: 'error',
    })
  }
}
