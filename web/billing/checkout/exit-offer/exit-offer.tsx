import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { useSecondsUntil } from '../../../ui/hooks/use-seconds-until.ts'
import { ExitOfferPanel, exitOfferDialogClass, exitOfferTitle } from '../../shared/exit-offer-panel.tsx'
import { watchExit } from '../../shared/exit-offer-watch.ts'
import {
  beginOffer,
  formatCountdown,
  isDiscountUsed,
  offerSeconds,
  readOfferEnd,
} from '../../shared/offer-memory.ts'
import { exitOfferTexts } from '../price-copy.ts'

interface ExitOfferProps {
  isBuying: boolean
  onTake: () => void
}

/**
 * Offers the annual plan at a discount on exit intent; after it is dismissed it stays reachable until it
 * expires.
 */
export function ExitOffer({ isBuying, onTake }: ExitOfferProps) {
  const [isOpen, setOpen] = useState(false)
  const [endMs, setEndMs] = useState(() => readOfferEnd())
  const seconds = Math.min(offerSeconds, useSecondsUntil(endMs ?? 0))
  const open = useCallback(() => {
    setEndMs(beginOffer(Date.now()))
    setOpen(true)
  }, [])
  useEffect(() => watchExit(open), [open])
  const close = () => setOpen(false)
  const clock = formatCountdown(seconds)
  return (
    <>
      {!isOpen && seconds > 0 && !isDiscountUsed() && (
        <Card tone="leaf" className="flex flex-wrap items-center justify-between gap-3">
          <p>
            Seu desconto de {exitOfferTexts.percent} no Anual vale por mais <b>{clock}</b>.
          </p>
          <Button variant="secondary" onClick={open}>
            Ver oferta
          </Button>
        </Card>
      )}
      {isOpen && (
        <Modal onClose={close} labelledBy={exitOfferTitle} className={exitOfferDialogClass}>
          <ExitOfferPanel
            clock={clock}
            isOver={seconds === 0}
            isBuying={isBuying}
            onTake={onTake}
            onClose={close}
          />
        </Modal>
      )}
    </>
  )
}
