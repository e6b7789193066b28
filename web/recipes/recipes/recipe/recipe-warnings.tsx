import type { RecipeWarning } from '#contract/recipes/recipes.ts'
import { Banner } from '../../../ui/overlay/banner.tsx'

/** Conflicts with an allergy, an intolerance or a pregnancy are more prominent than conflicts with a taste. */
const serious: ReadonlySet<RecipeWarning['source']> = new Set(['alergia', 'intolerancia', 'gestacao'])

export function RecipeWarnings({ warnings }: { warnings: readonly RecipeWarning[] }) {
  if (warnings.length === 0) return null
  const isSerious = warnings.some(({ source }) => serious.has(source))
  return (
    <Banner
      tone={isSerious ? 'danger' : 'warning'}
      title={isSerious ? 'Atenção a esta receita' : 'Fora do que você costuma comer'}
    >
      <ul className="flex flex-col gap-1.5">
        {warnings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Banner>
  )
}
