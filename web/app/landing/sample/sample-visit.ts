import { keepTriedMeal } from '../../../scans/shared/tried-meal.ts'
import { findPaper } from './sample-paper.ts'
import type { SampleSlip } from '../../../day/shared/table-reader/sample-slip.ts'
import type { TellStatus } from './sample-status.ts'
import { createReader } from './sample-reader.ts'

/** Milliseconds without a keystroke after which the text is analysed. */
const pauseMs = 450

/** Attaches handlers to the demo field. Returns a function that analyses it now and scrolls to the answer. */
export function openSample(form: HTMLFormElement, tellStatus: TellStatus): () => void {
  const field = form.elements.namedItem('prato')
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The sample has no field.')
  const paper = findPaper(document, tellStatus)
  const read = createReader()
  // The page was built with this text analysed; the field may have been edited before the script ran.
  let shown = paper.isStale() ? '' : field.defaultValue
  let pause: ReturnType<typeof setTimeout> | undefined
  const print = (text: string, slip: SampleSlip) => {
    paper.print(slip)
    if (slip.lines.length > 0 && text !== field.defaultValue) keepTriedMeal(text)
  }
  const show = () => {
    clearTimeout(pause)
    const text = field.value.trim()
    if (text === '' || text === shown) return
    shown = text
    paper.sayWorking()
    read(text).then(
      (slip) => text === shown && print(text, slip),
      () => {
        shown = ''
        paper.sayNotFetched()
      },
    )
  }
  field.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(show, pauseMs)
  })
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    // The phone's keyboard would cover the answer.
    if (matchMedia('(pointer: coarse)').matches) field.blur()
    form.requestSubmit()
  })
  show()
  return () => {
    show()
    paper.reveal()
  }
}
