import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { failedAddress } from './failed-address.ts'
import { EmptyState } from './empty-state.tsx'

type Modules<Props> = Readonly<Record<string, ComponentType<Props>>>

const title = 'Não deu para abrir esta parte'

/**
 * Returns the component that stands for a part whose code could not be loaded. It tries again when it is shown and on a
 * tap, and becomes the part once the code is there.
 */
export function unloadedPart<Props>(
  loadModule: () => Promise<Modules<Props>>,
  name: string,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function UnloadedPart(props: Props) {
    const [Part, setPart] = useState(() => known)
    const [isLoading, setLoading] = useState(true)
    const [hasFailed, setFailed] = useState(false)
    const load = async () => {
      setLoading(true)
      try {
        known = (await loadAgain(loadModule))[name]
        setPart(() => known)
      } catch {
        // The message stays until a retry succeeds.
        setFailed(true)
      }
      setLoading(false)
    }
    const retry = () => void load()
    useEffect(retry, [])
    if (Part) return <Part {...(props as Props & object)} />
    const message = navigator.onLine
      ? 'A conexão não respondeu. Se acontecer de novo, feche e abra o aplicativo.'
      : 'Você está sem internet, e esta parte ainda não estava guardada neste aparelho.'
    const onClose = closerIn(props)
    const retryButton = (
      <Button
        variant={onClose ? 'primary' : 'secondary'}
        busy={isLoading}
        busyLabel="Abrindo…"
        onClick={retry}
      >
        Tentar de novo
      </Button>
    )
    if (!onClose) {
      if (!hasFailed) return null
      return (
        <div role="alert">
          <EmptyState title={title} action={retryButton}>
            {message}
          </EmptyState>
        </div>
      )
    }
    return (
      <Dialog
        open={isOpen(props)}
        title={title}
        onClose={onClose}
        actions={
          <>
            {retryButton}
            <Button variant="ghost" onClick={onClose}>
              Fechar
            </Button>
          </>
        }
      >
        <p>{message}</p>
      </Dialog>
    )
  }
}

/**
 * Imports a module again. Older versions of Chromium repeat a failed import for the rest of the visit, but not under
 * another address, which the error names.
 */
function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((error: unknown) => {
    const address = failedAddress(error)
    if (address === null) throw error
    return import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<Module>
  })
}

/** Returns the close action of a sheet or dialog; `undefined` for a part inside the page. */
function closerIn(props: unknown): (() => void) | undefined {
  const { onClose } = props as { readonly onClose?: unknown }
  return typeof onClose === 'function' ? () => void onClose() : undefined
}

function isOpen(props: unknown): boolean {
  return (props as { readonly open?: unknown }).open !== false
}
