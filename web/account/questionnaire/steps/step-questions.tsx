import type { AnswerSheet } from '../answer-sheet.ts'
import { FoodAndMovementStep } from './food-and-movement-step.tsx'
import { HealthStep } from './health-step.tsx'
import { HistoryStep } from './history-step.tsx'
import { LifestyleStep } from './lifestyle-step.tsx'
import { PersonalStep } from './personal-step.tsx'
import { PreferencesStep } from './preferences-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SendingQuestions } from './sending-questions.tsx'
import type { Step } from '../steps.ts'

interface StepQuestionsProps {
  step: Step
  sheet: AnswerSheet
  isSignedIn: boolean
  /** First questionnaire: its third step sends the answers. */
  isFirst: boolean
}

export function StepQuestions({ step, sheet, isSignedIn, isFirst }: StepQuestionsProps) {
  switch (step) {
    case 1:
      return <PersonalStep sheet={sheet} />
    case 2:
      return <HealthStep sheet={sheet} />
    case 3:
      return (
        <>
          <FoodAndMovementStep sheet={sheet} />
          {isFirst && <SendingQuestions sheet={sheet} />}
        </>
      )
    case 4:
      return <LifestyleStep sheet={sheet} />
    case 5:
      return <PreferencesStep sheet={sheet} canSearchFoods={isSignedIn} />
    case 6:
      return <HistoryStep sheet={sheet} />
    case 7:
      return <ReviewStep sheet={sheet} />
  }
}
