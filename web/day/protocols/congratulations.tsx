import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { Protocol } from './protocols.ts'

interface CongratulationsProps {
  protocol: Protocol
  /** The last tip was ticked just now, anywhere on the screen. */
  isFresh: boolean
  onRestart: () => void
}

export function Congratulations({ protocol, isFresh, onRestart }: CongratulationsProps) {
  return (
    <Card
      tone="leaf"
      ref={isFresh ? bringIntoView : undefined}
      className="flex scroll-mb-30 flex-col items-center gap-3 text-center"
    >
      <span aria-hidden="true" className="w-28">
        <LazyPlate {...protocol.plate} decorative />
      </span>
      <div role="status" className="flex flex-col gap-1">
        <h2 className="text-xl font-bold">Parabéns, tudo feito!</h2>
        <p className="text-balance">
          As {protocol.tips.length} dicas de {protocol.title.toLocaleLowerCase('pt-BR')} já são suas.
        </p>
      </div>
      <Button variant="secondary" onClick={onRestart}>
        Começar de novo
      </Button>
    </Card>
  )
}

function bringIntoView(card: HTMLElement | null) {
  card?.scrollIntoView({ block: 'nearest' })
}
