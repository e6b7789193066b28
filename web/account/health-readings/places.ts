/** Fragment of the profile's address for the open questions. */
export const openQuestionsId = 'respostas-em-aberto'

/** Search params of the questionnaire's last step, which asks about contradicting answers. */
export const reviewOfAnswers = { from: 'profile', passo: '7' } as const

/**
 * Ref callback of the element with the id `openQuestionsId`. Scrolls to it if the URL's fragment names it, because
 * the browser looks for the fragment before this element is rendered.
 */
export function scrollToOpenQuestions(element: HTMLElement | null): void {
  if (!element || location.hash !== `#${openQuestionsId}`) return
  element.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
}
