import type { Diet } from '#contract/menus/diets.ts'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { isBeingGenerated } from './queries.ts'
import { useMenuGeneration } from './use-menu-generation.ts'

/** States that the answers changed after the menu was generated. */
export function OutdatedNotice({ diet }: { diet: Diet }) {
  const { generate, isGenerating } = useMenuGeneration(diet.id)
  return (
    <div className="relative z-10">
      <Banner
        tone="warning"
        title="Suas respostas mudaram"
        action={
          <Button
            variant="secondary"
            busy={isGenerating || isBeingGenerated(diet)}
            busyLabel="Gerando cardápio…"
            onClick={() => generate()}
          >
            Atualizar cardápio
          </Button>
        }
      >
        As metas e o cardápio desta dieta são de antes.
      </Banner>
    </div>
  )
}
