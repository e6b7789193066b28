import type { Passkey } from '#contract/account/passkeys.ts'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { pastDay } from '../../ui/format/past-day.ts'
import { AddPasskeySheet, RemovePasskeySheet } from './passkey-sheets.tsx'
import { TitledCard } from '../../ui/layout/titled-card.tsx'

/** Passkeys of the account: fingerprint, face or device code. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  return (
    <TitledCard
      title="Chaves de acesso"
      note="Entre com a digital, o rosto ou o código do aparelho, sem senha e sem código. Nenhum site falso consegue usá-la."
    >
      {passkeys.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      <Button variant="secondary" wide onClick={() => setAdding(true)}>
        Criar chave de acesso
      </Button>
      {isAdding && <AddPasskeySheet onClose={() => setAdding(false)} />}
      {leaving && <RemovePasskeySheet passkey={leaving} onClose={() => setLeaving(null)} />}
    </TitledCard>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, created_at: since, last_used_at: lastUsed } = passkey
  const [now] = useState(() => new Date())
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <KeyRound aria-hidden="true" size={22} className="shrink-0 text-folha" />
      <div className="flex min-w-[min(100%,6.5rem)] flex-1 flex-col items-start">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          Criada {pastDay(new Date(since), now)}
          {lastUsed && `, usada ${pastDay(new Date(lastUsed), now)}`}
        </p>
      </div>
      <Button variant="ghost" aria-label={`Remover ${name}`} onClick={onRemove}>
        Remover
      </Button>
    </li>
  )
}
