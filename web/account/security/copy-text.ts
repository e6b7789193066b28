import { showToast } from '../../ui/overlay/toast.ts'
import { securityTexts } from './copy.ts'

/** Copies a text and shows `done`, or an error if the browser does not allow it. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: done, tone: 'success' })
  } catch {
    showToast({ ...securityTexts.copyFailed, tone: 'error' })
  }
}
