import { ladle } from '#contract/day/ladle.ts'
import type { Profile } from '#contract/account/profile.ts'
import { ChevronRight, Soup } from 'lucide-react'
import { useState } from 'react'
import { formatGrams } from '../../ui/format/units-pt-br.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { areShortcutsOn, hasKeyboard, turnShortcuts } from '../../ui/storage/key-shortcuts.ts'
import { chooseTheme, storedTheme, type Theme } from '../../ui/storage/theme.ts'
import { LadleSheet } from './ladle-sheet.tsx'
import { ProposalsSwitch } from './proposals-switch.tsx'
import { SettingsCard } from './settings-card.tsx'

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'Sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
]

export function PreferencesCard({ profile }: { profile: Profile }) {
  return (
    <SettingsCard title="Do seu jeito">
      <LadleSetting grams={profile.ladle_grams} />
      {profile.rebalance_proposals !== null && <ProposalsSwitch isOn={profile.rebalance_proposals} />}
      {hasKeyboard() && <Shortcuts />}
      <Appearance />
    </SettingsCard>
  )
}

function LadleSetting({ grams }: { grams: number | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="pb-2">
      <button
        type="button"
        className="-mx-2 flex min-h-14 w-[calc(100%+16px)] items-center gap-3 rounded-control px-2 py-2.5 text-left hover:bg-folha-soft"
        onClick={() => setOpen(true)}
      >
        <Soup aria-hidden="true" size={22} className="shrink-0 text-folha" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-medium">Minha concha</span>
          <span className="text-sm text-ink-soft">
            {grams === null
              ? `${formatGrams(ladle.tableGrams)} de feijão, como na tabela`
              : `${formatGrams(grams)} de feijão, a da sua cozinha`}
          </span>
        </span>
        <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-ink-soft" />
      </button>
      {isOpen && <LadleSheet grams={grams} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Shortcuts() {
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <Switch
      label="Atalhos do teclado"
      hint={isOn ? 'A tecla ? mostra a lista deles em qualquer tela.' : undefined}
      checked={isOn}
      onChange={({ target }) => {
        setOn(target.checked)
        turnShortcuts(target.checked)
      }}
    />
  )
}

function Appearance() {
  const [theme, setTheme] = useState(storedTheme)
  return (
    <div className="flex flex-col gap-2 pt-3">
      <p aria-hidden="true" className="font-medium">
        Aparência
      </p>
      <Segmented
        legend="Aparência"
        options={themes}
        value={theme}
        onChange={(chosen) => {
          chooseTheme(chosen)
          setTheme(chosen)
        }}
      />
    </div>
  )
}
