import { tellSampleStatus } from './sample-status.ts'

/** Loads the reader on interaction with the field, not before: it is larger than the page. */
export function loadSampleOnFocus(): void {
  const form = document.querySelector<HTMLFormElement>('[data-sample="form"]')
  if (!form) return
  let isLoaded = false
  const sample = async () => {
    const { openSample } = await import('./sample-visit.ts')
    const read = openSample(form, tellSampleStatus)
    isLoaded = true
    return read
  }
  let opened: ReturnType<typeof sample> | undefined
  const open = () => {
    opened ??= sample()
    opened.catch(() => (opened = undefined))
    return opened
  }
  const field = form.elements.namedItem('prato')
  if (!(field instanceof HTMLTextAreaElement)) return
  form.addEventListener('focusin', () => void open().catch(() => undefined))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const isOwn = !['', field.defaultValue].includes(field.value.trim())
    // Once loaded, `openSample` itself shows the status.
    if (isOwn && !isLoaded) tellSampleStatus(document, 'working')
    void open().then(
      (read) => read(),
      () => tellSampleStatus(document, 'notFetched'),
    )
  })
  form.addEventListener('click', ({ target }) => {
    const text = target instanceof HTMLElement ? target.dataset['sampleText'] : undefined
    if (text === undefined) return
    field.value = text
    form.requestSubmit()
  })
}
