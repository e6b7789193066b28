import { buttonClass } from '../ui/buttons/button.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { EmptyPlate } from '../ui/drawn/empty-plate.tsx'

export function NotFoundScreen() {
  return (
    <Screen className="flex min-h-[80dvh] flex-col items-center justify-center gap-3 text-center">
      <EmptyPlate />
      <h1 tabIndex={-1} className="text-2xl font-bold">
        Este prato não está no cardápio
      </h1>
      <p className="max-w-80 text-balance text-ink-soft">
        A página que você procura não existe ou mudou de lugar.
      </p>
      <p lang="en" className="text-sm text-ink-soft">
        Page not found
      </p>
      <a href="/" className={buttonClass({ size: 'large' })}>
        Voltar ao início
      </a>
    </Screen>
  )
}
