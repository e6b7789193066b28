import { X } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { exitOfferOver } from './exit-offer-over.ts'
import { exitOfferTexts, priceOf } from '../checkout/price-copy.ts'

export const exitOfferTitle = 'titulo-da-oferta'
export const exitOfferDialogClass =
  'sheet-motion m-auto max-h-[calc(100dvh-32px)] w-[calc(100%-40px)] max-w-[400px] overflow-y-auto rounded-card bg-surface text-ink shadow-float high-contrast:border'

interface ExitOfferPanelProps {
  /** Remaining time, `mm:ss`. */
  clock: string
  isOver: boolean
  isBuying?: boolean
  onTake?: () => void
  onClose?: () => void
}

/**
 * Content of the exit offer for the app and for the landing page, which is built without handlers and finds
 * its parts by their `data-offer`.
 */
export function ExitOfferPanel({ clock, isOver, isBuying = false, onTake, onClose }: ExitOfferPanelProps) {
  const { percent, price, saving, monthly, installments } = exitOfferTexts
  return (
    <div data-exit-offer="" className="flex flex-col">
      <div className="flex items-start justify-between gap-2 bg-gema py-4 pr-2 pl-6 text-on-ripe">
        <h2 id={exitOfferTitle} className="py-1.5 text-xl font-bold">
          {percent} de desconto no Anual
        </h2>
        <IconButton
          label="Fechar"
          icon={<X size={22} />}
          className="text-on-ripe outline-on-ripe hover:bg-transparent"
          data-offer="close"
          onClick={onClose}
        />
      </div>
      <div className="flex flex-col gap-4 p-6">
        <div className="flex flex-col gap-1">
          <p>
            <s className="text-lg text-ink-soft">
              <span className="sr-only">De </span>
              {priceOf('annual')}
            </s>
          </p>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-3xl font-extrabold whitespace-nowrap">{price}</span>
            <span className="text-ink-soft">à vista</span>
          </p>
          <p className="font-semibold text-folha">
            {saving}, {monthly}
          </p>
          <p className="pt-1 text-sm text-ink-soft">
            Ou {installments.each} no cartão ({installments.total}, {installments.interest}).
          </p>
        </div>
        <p className="flex items-baseline justify-between gap-3 rounded-control bg-gema-soft px-4 py-2.5 high-contrast:border">
          <span>A oferta termina em</span>
          <span role="timer" data-offer="clock" className="font-display text-xl font-extrabold">
            {clock}
          </span>
        </p>
        <p className="text-sm text-ink-soft">
          Escolher não cobra nada. Você paga uma vez, e nada se renova sozinho.
        </p>
        <Button
          size="large"
          wide
          busy={isBuying}
          busyLabel="Processando…"
          disabled={isOver}
          data-offer="take"
          onClick={onTake}
        >
          {isOver ? exitOfferOver : 'Quero o desconto'}
        </Button>
      </div>
    </div>
  )
}
