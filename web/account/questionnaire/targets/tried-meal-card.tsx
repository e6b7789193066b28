import { useState } from 'react'
import { findTriedMeal, forgetTriedMeal, pickTriedMeal } from '../../../scans/shared/tried-meal.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Card } from '../../../ui/layout/card.tsx'

/**
 * Offers to log, on the first day, the meal that was typed on the landing page. It is not logged by itself: it may
 * have been made up, and the allergies of the answers are checked when it is read again.
 */
export function TriedMealCard() {
  const [words, setWords] = useState(findTriedMeal)
  if (words === null) return null
  const decline = () => {
    forgetTriedMeal()
    setWords(null)
  }
  return (
    <Card tone="leaf" aria-labelledby="prato-provado" className="flex flex-col gap-3">
      <h2 id="prato-provado" className="text-lg font-bold">
        O prato que você provou
      </h2>
      <p>“{words}”</p>
      <p className="text-ink-soft">Você comeu isso hoje? Dá para conferir antes de registrar.</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/scan" search={{ modo: 'descrever' }} onClick={pickTriedMeal}>
          Pôr no meu dia
        </LinkButton>
        <Button variant="ghost" onClick={decline}>
          Agora não
        </Button>
      </div>
    </Card>
  )
}
