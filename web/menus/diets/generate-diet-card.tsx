import { useNavigate } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useWeeklyGeneration } from './use-menu-generation.ts'

/** Generates a new diet from today's answers, with a seven-day menu. */
export function GenerateDietCard() {
  const { generate, isGenerating } = useOpenedGeneration()
  return (
    <Card tone="quiet" aria-labelledby="nova-dieta" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Sparkles aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-folha" />
        <div>
          <h2 id="nova-dieta" className="text-lg font-bold">
            Nova dieta
          </h2>
          <p className="text-sm text-ink-soft">
            Sete dias de cardápio feitos das suas respostas de hoje. Leva até 25 segundos.
          </p>
        </div>
      </div>
      <Button variant="secondary" wide busy={isGenerating} busyLabel="Gerando nova dieta…" onClick={generate}>
        Gerar nova dieta
      </Button>
    </Card>
  )
}

/** Generates a new diet and opens it when it is ready, if the screen is still shown. */
export function useOpenedGeneration() {
  const navigate = useNavigate()
  return useWeeklyGeneration((dietId) => void navigate({ to: '/dietas/$dietId', params: { dietId } }))
}
