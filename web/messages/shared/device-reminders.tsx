import { BellOff, BellRing, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { InstallSteps } from '../install/install-steps.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useReminderDevice } from '../reminders/queries.ts'

/** Reminder state of this device, and how to enable it. */
export function DeviceReminders() {
  const { reach, on, off, test } = useReminderDevice()
  switch (reach) {
    case undefined:
      // Placeholder until the state is known, so that the layout does not shift.
      return <div className="min-h-24" />
    case 'on':
      return (
        <Standing icon={<BellRing size={22} />} title="Este aparelho recebe os lembretes">
          <div className="flex flex-wrap gap-2 pt-1">
            <Button
              variant="secondary"
              busy={test.isPending}
              busyLabel="Enviando…"
              onClick={() => test.mutate()}
            >
              Enviar um aviso de teste
            </Button>
            <Button variant="ghost" busy={off.isPending} busyLabel="Parando…" onClick={() => off.mutate()}>
              Parar neste aparelho
            </Button>
          </div>
        </Standing>
      )
    case 'off':
      return (
        <Standing icon={<BellOff size={22} />} title="Este aparelho ainda não recebe lembretes">
          <p className="text-sm text-pretty text-ink-soft">
            O navegador vai pedir a sua permissão. Na tela bloqueada aparece só a hora da refeição, nada sobre
            sua saúde.
          </p>
          <Button className="mt-1" busy={on.isPending} busyLabel="Ativando…" onClick={() => on.mutate()}>
            Ativar neste aparelho
          </Button>
        </Standing>
      )
    case 'denied':
      return (
        <Standing icon={<BellOff size={22} />} title="Os avisos estão bloqueados neste navegador">
          <p className="text-sm text-pretty text-ink-soft">
            Só você pode mudar isso: toque no cadeado ao lado do endereço, abra Permissões, escolha
            Notificações e depois Permitir. No app instalado, o caminho é a lista de apps do celular.
          </p>
        </Standing>
      )
    case 'install_first':
      return (
        <Standing icon={<Smartphone size={22} />} title="No iPhone, primeiro instale o app">
          <p className="pb-1 text-sm text-pretty text-ink-soft">
            Os lembretes chegam ao app da Tela de Início. Depois de instalar, abra por lá e ative aqui.
          </p>
          <InstallSteps />
        </Standing>
      )
    case 'unsupported':
      return (
        <Standing icon={<BellOff size={22} />} title="Este navegador não recebe avisos">
          <p className="text-sm text-pretty text-ink-soft">
            Numa janela anônima eles também não chegam. Abra no Chrome, Firefox, Edge ou Safari do seu
            celular.
          </p>
        </Standing>
      )
  }
}

function Standing({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-24 gap-3 py-3">
      <span aria-hidden="true" className="shrink-0 text-folha">
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p role="status" className="font-medium">
          {title}
        </p>
        {children}
      </div>
    </div>
  )
}
