/** Fragment of the profile's address that leads to the open questions. */
export const openQuestionsId = 'respostas-em-aberto'

/** Search of the questionnaire's address: its last step, where answers that contradict each other are asked about. */
export const reviewOfAnswers = { from: 'profile', passo: '7' } as const

/** Ref of the element that `openQuestionsId` names: it arrives after its screen, too late for the browser to scroll to. */
export function scrollToOpenQuestions(element: HTMLElement | null): void {
  if (!element || location.hash !== `#${openQuestionsId}`) return
  element.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
}
