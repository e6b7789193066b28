import type { ImageGenerator } from '#contract/recipes/recipe-images.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { costText, imagesText } from './copy.ts'
import { drawnIsFree, HowToConfigure, noGenerator, drawnPlatesLabel } from './generator-card.tsx'
import type { RunSource } from './image-run.ts'

/** Above this count, a confirmation guards against a slip of the finger. */
const manyImages = 10

/**
 * Returns whether to ask before a run: for more than `manyImages`, or for generated images if their price is known or
 * no model is configured.
 */
export function isWorthAQuestion(
  source: RunSource,
  generator: ImageGenerator | null,
  count: number,
): boolean {
  if (count > manyImages) return true
  return source === 'generated' && (generator === null || generator.cost_usd !== null)
}

interface StartSheetProps {
  asked: RunSource | null
  generator: ImageGenerator | null
  count: number
  onClose: () => void
  onStart: (source: RunSource) => void
}

/** Shows what will start and its cost, before it starts. */
export function StartSheet({ asked, generator, count, onClose, onStart }: StartSheetProps) {
  const isMissing = asked === 'generated' && generator === null
  const source = isMissing ? 'drawn' : (asked ?? 'drawn')
  return (
    <Sheet open={asked !== null} title={`Gerar ${imagesText(count)}?`} onClose={onClose}>
      <div className="flex flex-col gap-4 pb-2">
        {isMissing ? (
          <>
            <p className="font-semibold">{noGenerator}</p>
            <HowToConfigure />
          </>
        ) : source === 'generated' && generator ? (
          <p className="flex flex-col">
            <span>
              Modelo {generator.model} ({generator.provider}).
            </span>
            <span className="font-semibold">{costText(generator, count)}</span>
          </p>
        ) : (
          <p>Os pratos desenhados servem de imagem. {drawnIsFree}</p>
        )}
        <p className="text-sm text-ink-soft">
          Uma de cada vez, na ordem dos nomes. Quem já tem imagem fica com a nova.
        </p>
        <div className="flex flex-col gap-2">
          <Button wide onClick={() => onStart(source)}>
            {source === 'drawn' ? drawnPlatesLabel : `Gerar ${imagesText(count)}`}
          </Button>
          <Button variant="ghost" wide onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
