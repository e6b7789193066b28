import type { Toast } from './toast-message.ts'

let toaster: Promise<typeof import('./toaster.tsx')> | undefined

/** Shows a short notice; it is lost if its code cannot be loaded. */
export function showToast(toast: Toast): void {
  fetchToaster().then(
    ({ present }) => present(toast),
    () => {
      // The import failed offline and the notice is lost; the next one retries.
      toaster = undefined
    },
  )
}

/** Preloads the library: an offline message could not be loaded offline. */
export function prepareToasts(): void {
  fetchToaster().catch(() => {
    toaster = undefined
  })
}

function fetchToaster() {
  toaster ??= import('./toaster.tsx')
  return toaster
}
