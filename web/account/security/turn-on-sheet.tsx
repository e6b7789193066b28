import { Copy } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { FactorGate } from './factor-gate.tsx'
import { CodeField } from './code-field.tsx'
import { copyText } from './copy-text.ts'
import { QrCode } from './qr-code.tsx'
import { useBeginAuthenticator, useConfirmAuthenticator } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Setup of the second factor: password, then the app, then the recovery codes. */
export function TurnOnSheet({ onClose }: { onClose: () => void }) {
  const begin = useBeginAuthenticator()
  const confirm = useConfirmAuthenticator()
  const codes = confirm.data?.recovery_codes
  const finish = () => {
    showToast({ title: 'Verificação em duas etapas ligada', tone: 'success' })
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={codes ? 'Guarde seus códigos' : 'Ligar as duas etapas'}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={finish} />
      ) : begin.data ? (
        <AppStep
          secret={begin.data.key}
          uri={begin.data.uri}
          isBusy={confirm.isPending}
          error={confirm.error}
          onCode={(code) => confirm.mutate(code)}
        />
      ) : (
        <FactorGate adds>
          <PasswordStep
            isBusy={begin.isPending}
            error={begin.error}
            onPassword={(password) => begin.mutate(password)}
          />
        </FactorGate>
      )}
    </Sheet>
  )
}

interface StepProps {
  isBusy: boolean
  error: Error | null
}

function PasswordStep({ isBusy, error, onPassword }: StepProps & { onPassword: (password: string) => void }) {
  const [password, setPassword] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onPassword(password)
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <p className="text-pretty text-ink-soft">
        Você precisa de um aplicativo autenticador no celular, como Google Authenticator, Microsoft
        Authenticator ou o gerenciador de senhas que já usa. Primeiro, confirme que é você.
      </p>
      <PasswordField
        label="Sua senha"
        value={password}
        error={error ? messageOf(error) : undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" size="large" wide busy={isBusy} busyLabel="Conferindo…">
        Continuar
      </Button>
    </form>
  )
}

interface AppStepProps extends StepProps {
  /** Key for the authenticator app, in base 32. */
  secret: string
  uri: string
  onCode: (code: string) => void
}

function AppStep({ secret, uri, isBusy, error, onCode }: AppStepProps) {
  const [code, setCode] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onCode(code)
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <p className="text-pretty">
        <strong>1.</strong> No aplicativo, toque em adicionar e aponte a câmera para o quadrado. Neste mesmo
        celular,{' '}
        <a className="font-semibold text-folha underline underline-offset-4" href={uri}>
          abra no aplicativo
        </a>{' '}
        ou copie a chave.
      </p>
      <QrCode text={uri} label="Código QR com a chave para o aplicativo autenticador" />
      <div className="flex flex-col gap-2">
        <p className="rounded-control border border-line bg-paper px-4 py-3 text-center font-mono tracking-wide break-words">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <Button variant="secondary" wide onClick={() => void copyText(secret, 'Chave copiada')}>
          <Copy aria-hidden="true" size={18} />
          Copiar a chave
        </Button>
      </div>
      <p className="text-pretty">
        <strong>2.</strong> Digite o código de 6 dígitos que o aplicativo mostra agora.
      </p>
      <CodeField value={code} error={error ? messageOf(error) : undefined} onChange={setCode} />
      <Button type="submit" size="large" wide busy={isBusy} busyLabel="Conferindo…">
        Ligar
      </Button>
    </form>
  )
}
