/** Fragment of the profile's address for the open questions. */
export const openQuestionsId = 'respostas-em-aberto'

/** Query of the questionnaire's last step, which asks about contradicting answers. */
export const reviewOfAnswers = { from: 'profile', passo: '7' } as const

/**
 * Ref of the element with the id `openQuestionsId`: it is rendered after its screen, too late for the browser
 * to scroll to.
 */
export function scrollToOpenQuestions(element: HTMLElement | null): void {
  if (!element || location.hash !== `#${openQuestionsId}`) return
  element.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
}
