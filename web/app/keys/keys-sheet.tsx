import { Fragment, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Switch } from '../../ui/form/switch.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { areShortcutsOn, turnShortcuts } from '../../ui/storage/key-shortcuts.ts'
import { keyShortcuts } from './key-shortcuts.ts'

/** Opens the list of keys over any screen, outside of the tree of screens: no screen has to know it. */
export function openKeysSheet(): void {
  const root = createRoot(document.createElement('div'))
  root.render(<KeysSheet onClose={() => root.unmount()} />)
}

function KeysSheet({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <Sheet open title="Atalhos do teclado" onClose={onClose}>
      <div className="flex flex-col gap-4 pb-2">
        <dl className="flex flex-col divide-y divide-line">
          {keyShortcuts.map(({ keys, label }) => (
            <div key={label} className="flex min-h-11 items-center justify-between gap-4">
              <dt>{label}</dt>
              <dd className="flex shrink-0 items-center gap-1.5 text-sm text-ink-soft">
                {keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && 'depois'}
                    <Key name={key} />
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
          <div className="flex min-h-11 items-center justify-between gap-4">
            <dt>Andar pelos resultados e pela semana</dt>
            <dd className="shrink-0 text-sm text-ink-soft">setas</dd>
          </div>
          <div className="flex min-h-11 items-center justify-between gap-4">
            <dt>Fechar</dt>
            <dd>
              <Key name="Esc" />
            </dd>
          </div>
        </dl>
        <Switch
          label="Usar letras como atalhos"
          hint="Desligados, voltam a ser ligados no Perfil."
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked)
            turnShortcuts(target.checked)
          }}
        />
      </div>
    </Sheet>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="grid min-w-8 place-items-center rounded-sm border border-edge bg-paper px-2 py-0.5 font-sans font-semibold text-ink">
      {name.length === 1 ? name.toUpperCase() : name}
    </kbd>
  )
}
