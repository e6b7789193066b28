import {
  type DeclarableAllergen,
  type DeclaredAllergens,
  declarableAllergens,
} from '#nutrition/foods/own/declared-allergens.ts'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ChoiceChips } from '../../ui/form/choice-chips.tsx'
import { allergenLabels } from './copy.ts'

interface AllergenFieldsProps {
  value: DeclaredAllergens
  onChange: (value: DeclaredAllergens) => void
}

const options = declarableAllergens.map((value) => ({ value, label: allergenLabels[value] ?? value }))
const claims = [
  { value: 'gluten', label: 'Não contém glúten' },
  { value: 'lactose', label: 'Zero lactose' },
] as const

/** Allergen notices of the label. Without a complete notice an allergen is unknown, and warnings say so. */
export function AllergenFields({ value, onChange }: AllergenFieldsProps) {
  const [showsTraces, setShowsTraces] = useState(false)
  const without = (tags: readonly DeclarableAllergen[], removed: readonly DeclarableAllergen[]) =>
    tags.filter((tag) => !removed.includes(tag))
  return (
    <section aria-labelledby="alergenos" className="flex flex-col gap-4">
      <h3 id="alergenos" className="text-lg font-bold">
        Alérgenos
      </h3>
      <ChoiceChips
        legend="O rótulo diz “contém”"
        options={options}
        value={value.contains}
        onChange={(contains) =>
          onChange({
            ...value,
            contains,
            mayContain: without(value.mayContain, contains),
            freeOf: without(value.freeOf, contains),
          })
        }
      />
      {showsTraces || value.mayContain.length > 0 ? (
        <ChoiceChips
          legend="O rótulo diz “pode conter”"
          options={options.filter((option) => !value.contains.includes(option.value))}
          value={value.mayContain}
          onChange={(mayContain) =>
            onChange({ ...value, mayContain, freeOf: without(value.freeOf, mayContain) })
          }
        />
      ) : (
        <Button variant="ghost" className="-ml-4 self-start" onClick={() => setShowsTraces(true)}>
          O rótulo diz “pode conter”
        </Button>
      )}
      <ChoiceChips
        legend="O rótulo diz que não tem"
        options={claims.filter(
          (claim) => !value.contains.includes(claim.value) && !value.mayContain.includes(claim.value),
        )}
        value={[...value.freeOf] as (typeof claims)[number]['value'][]}
        onChange={(freeOf) => onChange({ ...value, freeOf })}
      />
      <Checkbox
        label="Marquei tudo o que o rótulo diz sobre alérgenos"
        hint="Sem isto, o que não está marcado fica como desconhecido, e quem tem alergia recebe um aviso."
        checked={value.isComplete}
        onChange={(event) => onChange({ ...value, isComplete: event.target.checked })}
      />
    </section>
  )
}
