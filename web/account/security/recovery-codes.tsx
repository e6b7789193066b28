import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { copyText } from './copy-text.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

const firstLine = 'xxxx-xxxx-xxxx-xxxx-'.length

/** Recovery codes, shown once: the server stores only their hashes. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <p ref={takeFocus} tabIndex={-1} className="text-pretty outline-none">
        Sem o celular, estes códigos abrem a conta. Cada um vale uma vez. Guarde agora:{' '}
        <strong>não os mostramos de novo</strong>.
      </p>
      <ul
        aria-label="Códigos de recuperação"
        className="flex flex-col gap-3 rounded-control border border-line bg-paper p-4 font-mono tracking-wide"
      >
        {codes.map((code) => (
          <li key={code}>
            {/* Four groups and three, on two lines of a narrow screen. */}
            <span className="block min-[30rem]:inline">{code.slice(0, firstLine)}</span>
            <span className="block min-[30rem]:inline">{code.slice(firstLine)}</span>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => void copyText(codes.join('\n'), 'Códigos copiados')}>
          <Copy aria-hidden="true" size={18} />
          Copiar
        </Button>
        <Button variant="secondary" onClick={() => download(codes)}>
          <Download aria-hidden="true" size={18} />
          Baixar
        </Button>
      </div>
      <Checkbox
        label="Guardei os códigos em um lugar seguro"
        checked={isKept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <Button size="large" wide disabled={!isKept} onClick={onKept}>
        Concluir
      </Button>
    </div>
  )
}

/**
 * Moves the focus to the codes: the button that led here is removed, and the sheet may have been scrolled down to it.
 */
function takeFocus(words: HTMLElement | null): void {
  words?.focus()
}

function download(codes: readonly string[]): void {
  const text = `Prato Certo: códigos de recuperação\nCada um vale uma vez.\n\n${codes.join('\n')}\n`
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'prato-certo-codigos-de-recuperacao.txt'
  link.click()
  URL.revokeObjectURL(url)
}
