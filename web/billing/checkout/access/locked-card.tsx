import { type Entitlement, entitlements } from '#contract/billing/entitlements.ts'
import { plans } from '#contract/billing/plans.ts'
import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { formatList } from '../../../ui/format/list-pt-br.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'

interface LockedCardProps {
  entitlement: Entitlement
  title: string
  description: string
}

export function LockedCard({ entitlement, title, description }: LockedCardProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const names = entitlements[entitlement].map((plan) => plans[plan].name)
  const opener = `${names.length === 1 ? 'Plano' : 'Planos'} ${formatList(names)}`
  return (
    <Card aria-labelledby={id} className="flex flex-col items-start gap-3">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        <Badge tone="premium" icon={<Lock size={12} />}>
          {opener}
        </Badge>
      </div>
      <p className="text-ink-soft">{description}</p>
      <Button variant="secondary" wide onClick={() => setOpen(true)}>
        Como abrir
      </Button>
      <Dialog
        open={isOpen}
        title={title}
        onClose={() => setOpen(false)}
        actions={
          <>
            <LinkButton to="/paywall">Ver planos</LinkButton>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Agora não
            </Button>
          </>
        }
      >
        <p>{description}</p>
        <p>
          {names.length === 1 ? 'Faz parte do plano' : 'Faz parte dos planos'} {formatList(names)}. Nada é
          cobrado sem você escolher e confirmar.
        </p>
      </Dialog>
    </Card>
  )
}
