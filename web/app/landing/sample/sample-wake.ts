/** Loads the reader on interaction with the field, not before: it is larger than the page. */
export function loadSampleOnFocus(): void {
  const form = document.querySelector<HTMLFormElement>('[data-sample="form"]')
  if (!form) return
  const sample = async () => {
    const { openSample } = await import('./sample-visit.ts')
    return openSample(form)
  }
  let opened: ReturnType<typeof sample> | undefined
  const open = () => {
    opened ??= sample()
    opened.catch(() => (opened = undefined))
    return opened
  }
  form.addEventListener('focusin', () => void open().catch(() => undefined))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void open().then(
      (read) => read(),
      () => undefined,
    )
  })
  form.addEventListener('click', ({ target }) => {
    const text = target instanceof HTMLElement ? target.dataset['sampleText'] : undefined
    const field = form.elements.namedItem('prato')
    if (text === undefined || !(field instanceof HTMLTextAreaElement)) return
    field.value = text
    form.requestSubmit()
  })
}
