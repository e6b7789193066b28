import { findPaper } from './sample-paper.ts'
import { createReader } from './sample-reader.ts'

/** Who stops typing this long wants to see. */
const pauseMs = 450

/** Brings the field to life. Returns what reads it now and shows the answer, wherever on the page it stands. */
export function openSample(form: HTMLFormElement): () => void {
  const field = form.elements.namedItem('prato')
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The sample has no field.')
  const paper = findPaper(document)
  const read = createReader()
  // The page was built with this one counted; what stands there now may have been typed meanwhile.
  let shown = field.defaultValue
  let pause: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    clearTimeout(pause)
    const text = field.value.trim()
    if (text === '' || text === shown) return
    shown = text
    paper.sayWorking()
    read(text).then(
      (slip) => text === shown && paper.print(slip),
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
    // The keyboard of a phone would lie over the answer.
    if (matchMedia('(pointer: coarse)').matches) field.blur()
    form.requestSubmit()
  })
  show()
  return () => {
    show()
    paper.reveal()
  }
}
