import { Salad, Soup } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ChoiceChips, SingleChoiceChips } from '../../ui/form/choice-chips.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Slider } from '../../ui/form/slider.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

const foods = [
  'Arroz branco cozido',
  'Arroz integral cozido',
  'Feijão carioca cozido',
  'Pão francês',
  'Pão de queijo',
]
const allergies = ['Leite', 'Glúten', 'Ovo', 'Amendoim', 'Nenhuma'].map((name) => ({
  value: name,
  label: name,
}))
const sexes = [
  { value: 'F', label: 'Feminino' },
  { value: 'M', label: 'Masculino' },
] as const
const goals = [
  {
    value: 'emagrecer',
    label: 'Emagrecer',
    detail: 'Com calma e sem passar fome',
    icon: <Salad size={24} />,
  },
  {
    value: 'manter',
    label: 'Manter',
    detail: 'O peso de hoje, com pratos melhores',
    icon: <Soup size={24} />,
  },
] as const
const schedules = [
  { value: 'comercial', label: 'Horário comercial' },
  { value: 'noturno', label: 'Noturno' },
] as const

export function KitFields() {
  const [weight, setWeight] = useState<number | null>(72.4)
  const [schedule, setSchedule] = useState<'comercial' | 'noturno' | null>(null)
  const [allergy, setAllergy] = useState<string[]>(['Leite'])
  const [sex, setSex] = useState<'F' | 'M' | null>('F')
  const [goal, setGoal] = useState<'emagrecer' | 'manter' | null>('emagrecer')
  const [stress, setStress] = useState(2)
  const [query, setQuery] = useState('')
  const found = foods.filter((food) => food.toLowerCase().includes(query.toLowerCase()))
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-xl font-bold">Campos</h2>
      <TextField label="E-mail" type="email" autoComplete="email" placeholder="voce@exemplo.com" />
      <TextField label="Nome" error="Digite seu nome." hint="Como você gosta de ser chamado." />
      <PasswordField label="Senha" hint="Mínimo de 8 caracteres" />
      <NumberField label="Peso" unit="kg" decimals={1} value={weight} onChange={setWeight} />
      <SelectField label="Rotina de trabalho" value={schedule} onChange={setSchedule} options={schedules} />
      <TextArea label="O que tem no prato?" placeholder="2 colheres de arroz, 1 concha de feijão…" />
      <Checkbox label="Aceito os Termos de Uso e a Política de Privacidade." />
      <Checkbox label="Li o aviso." error="Confirme que leu para continuar." defaultChecked />
      <ChoiceChips
        legend="Alergias"
        options={allergies}
        value={allergy}
        onChange={setAllergy}
        exclusive={['Nenhuma']}
      />
      <SingleChoiceChips legend="Sexo" options={sexes} value={sex} onChange={setSex} />
      <RadioCards legend="Objetivo" options={goals} value={goal} onChange={setGoal} />
      <Slider
        label="Estresse"
        value={stress}
        onChange={setStress}
        min={1}
        max={5}
        lowLabel="Calmo"
        highLabel="No limite"
      />
      <SearchField
        label="Buscar alimento"
        placeholder="Arroz, pão, mamão…"
        query={query}
        onQueryChange={setQuery}
        options={found}
        optionKey={(food) => food}
        renderOption={(food) => food}
        onPick={setQuery}
      />
    </section>
  )
}
