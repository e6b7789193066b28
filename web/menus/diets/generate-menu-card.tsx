import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'

export const generationHeadingId = 'gerar-cardapio'

interface GenerateMenuCardProps {
  isGenerating: boolean
  onGenerate: () => void
}

const samples = [
  [
    { group: 'pao', name: 'Pão francês', grams: 50 },
    { group: 'ovo', name: 'Ovo mexido', grams: 80 },
    { group: 'fruta', name: 'Mamão', grams: 90 },
  ],
  [
    { group: 'arroz', name: 'Arroz branco', grams: 120 },
    { group: 'feijao', name: 'Feijão preto', grams: 120 },
    { group: 'peixe', name: 'Peixe grelhado', grams: 110 },
    { group: 'folhas', name: 'Alface', grams: 40 },
  ],
  [
    { group: 'sopa', name: 'Caldo de abóbora', grams: 300 },
    { group: 'tempero', name: 'Salsinha', grams: 3 },
  ],
] as const

/** Requests the first menu of this diet. */
export function GenerateMenuCard({ isGenerating, onGenerate }: GenerateMenuCardProps) {
  return (
    <Card tone="leaf" aria-labelledby={generationHeadingId} className="flex flex-col gap-4">
      {!isGenerating && (
        <div aria-hidden="true" className="-mx-1 grid grid-cols-3">
          {samples.map((items) => (
            <LazyPlate key={items[0].name} items={items} decorative />
          ))}
        </div>
      )}
      <div className="flex flex-col gap-1">
        <h2 id={generationHeadingId} tabIndex={-1} className="text-xl font-bold outline-none">
          {isGenerating ? 'Gerando seu cardápio' : 'Falta o cardápio'}
        </h2>
        <p className="text-pretty">
          {isGenerating
            ? 'Escolhemos os pratos de sete dias para chegar às metas e respeitar o que você respondeu. Leva até 25 segundos; pode sair desta tela.'
            : 'Sete dias de refeições com as suas metas, os seus gostos e o que você não pode comer.'}
        </p>
      </div>
      <Button size="large" wide busy={isGenerating} busyLabel="Gerando cardápio…" onClick={onGenerate}>
        Gerar cardápio
      </Button>
    </Card>
  )
}
