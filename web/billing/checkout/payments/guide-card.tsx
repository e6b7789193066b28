import { recipeGuideName } from '#contract/recipes/recipe-guide-name.ts'
import { call } from '../../../api/call.ts'
import { DownloadButton } from '../../../reports/shared/download-button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { AccessGate } from '../../shared/access-gate.tsx'

const title = 'Guia de receitas brasileiras'
const description =
  'Um livro em PDF para imprimir ou guardar no celular: receitas do Norte ao Sul, sem o que as suas respostas deixam de fora.'

/** Download of the recipe guide if the plan includes it, else its description and the plans that include it. */
export function GuideCard() {
  return (
    <AccessGate entitlement="recipe_guide" title={title} description={description}>
      <TitledCard title={title} note={description}>
        <DownloadButton
          label="Baixar o guia"
          busyLabel="Montando o guia…"
          failure="O guia não veio"
          load={fetchGuide}
        />
      </TitledCard>
    </AccessGate>
  )
}

/** Recipe guide as a sheet over the recipes. */
export function GuideSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open title="Receitas em PDF" onClose={onClose}>
      <GuideCard />
    </Sheet>
  )
}

async function fetchGuide() {
  return { file: await call('GET /api/recipe-guide/pdf'), name: recipeGuideName }
}
