import { showToast } from '../ui/toast.ts'

/** Puts a text where it can be pasted, and says so. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: done, tone: 'success' })
  } catch {
    showToast({ title: 'Não deu para copiar', description: 'Selecione o texto e copie.', tone: 'error' })
  }
}
