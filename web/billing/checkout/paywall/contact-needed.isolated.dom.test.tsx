import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.doUnmock('#contract/billing/operator-contact.ts')
})
beforeEach(() => {
  vi.resetModules()
  HTMLElement.prototype.scrollIntoView = () => {}
})

async function refuse(operatorContact: string | null) {
  vi.doMock('#contract/billing/operator-contact.ts', () => ({ operatorContact }))
  const { ContactNeeded } = await import('./contact-needed.tsx')
  render(<ContactNeeded reason="O aplicativo volta a vender o plano em 3 de março de 2027." />)
}

test('with a contact, one tap writes to it', async () => {
  await refuse('ajuda@exemplo.com.br')
  expect(screen.getByRole('link', { name: 'Escrever um e-mail' }).getAttribute('href')).toBe(
    'mailto:ajuda@exemplo.com.br',
  )
})

test('without a contact no dead link is offered and the notice has the focus', async () => {
  await refuse(null)
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.activeElement?.textContent).toContain('volta a vender o plano em 3 de março de 2027')
})
