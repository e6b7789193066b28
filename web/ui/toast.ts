import type { Toast } from './toast-message.ts'

const standsAfterMs = 1000

let toaster: Promise<typeof import('./toaster.tsx')> | undefined

/** Shows a short notice. The toast library is fetched with the first one. */
export function showToast(toast: Toast): void {
  fetchToaster().then(
    ({ present }) => present(toast),
    () => {
      // The notice is lost with its library when the network is; the next one tries again.
      toaster = undefined
    },
  )
}

/** Fetches the library ahead, for a screen that will have to say that the network is gone, once that screen stands. */
export function prepareToasts(): void {
  const prepare = () => {
    fetchToaster().catch(() => {
      toaster = undefined
    })
  }
  setTimeout(prepare, standsAfterMs)
}

function fetchToaster() {
  toaster ??= import('./toaster.tsx')
  return toaster
}
