/** Chromium's own question, which a page may hold back and ask when it makes sense. No other browser has it. */
export interface InstallQuestion extends Event {
  prompt: () => Promise<unknown>
}

let question: InstallQuestion | null = null
let tell = () => undefined as void

/** Holds the browser's question back from the very start: it comes early, and once. */
export function holdInstallQuestion(): void {
  const hold = (event: Event) => {
    event.preventDefault()
    question = event.type === 'appinstalled' ? null : (event as InstallQuestion)
    tell()
  }
  addEventListener('beforeinstallprompt', hold)
  addEventListener('appinstalled', hold)
}

export function followInstallQuestion(listener: () => void): () => void {
  tell = listener
  return () => {
    tell = () => undefined
  }
}

export function heldInstallQuestion(): InstallQuestion | null {
  return question
}
