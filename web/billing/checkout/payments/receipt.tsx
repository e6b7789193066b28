import type { Payment } from '#contract/billing/billing.ts'
import { brand } from '#contract/brand.ts'
import { Printer } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { DemonstrationNote } from '../demonstration-note.tsx'
import { lastDayBefore } from '../moments.ts'
import './receipt.css'
import { receiptRows, receiptTitle } from './receipt-copy.ts'

interface ReceiptProps {
  payment: Payment
  onClose: () => void
  onWithdraw: () => void
}

/** Receipt of one payment, for printing or saving through the browser's print dialog. */
export function Receipt({ payment, onClose, onWithdraw }: ReceiptProps) {
  return (
    <Sheet open onClose={onClose} title={receiptTitle(payment)}>
      <div className="receipt flex flex-col gap-4">
        <DemonstrationNote payment={payment} />
        <dl className="divide-y divide-line">
          {receiptRows(payment).map(({ term, detail }) => (
            <div key={term} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="min-w-0 font-semibold break-words">{detail}</dd>
            </div>
          ))}
        </dl>
        {payment.withdrawable_until && (
          <p className="text-sm text-ink-soft">
            Você pode desistir desta compra até {lastDayBefore(payment.withdrawable_until)} e receber tudo de
            volta.
          </p>
        )}
        <Seller />
        <div className="flex flex-col gap-2 print:hidden">
          <Button variant="secondary" wide onClick={() => window.print()}>
            <Printer aria-hidden="true" size={20} />
            Imprimir
          </Button>
          {payment.withdrawable_until && (
            <Button variant="ghost" wide onClick={onWithdraw}>
              Desistir da compra
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}

/** Seller, as configured in this installation. */
function Seller() {
  const { legalName, taxId, address } = brand.operator
  const named = [legalName, taxId && `CNPJ ${taxId}`, address].filter(Boolean).join(', ')
  return (
    <p className="text-sm text-ink-soft">
      {brand.name}. {named ? `${named}.` : 'Esta instalação ainda não informou quem a opera.'} Este
      comprovante não substitui a nota fiscal.
    </p>
  )
}
