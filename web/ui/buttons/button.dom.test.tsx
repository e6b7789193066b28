import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

/** Roles and attributes that exclude content from the name of the button around it, at least in Chromium. */
const unnameable = '[role], [aria-live], output'

test.each([
  ['its words', undefined, 'Salvar alterações'],
  ['an icon alone', undefined, <svg key="icon" aria-hidden="true" />],
  ['a label of its own', 'Salvar o peso', 'Salvar'],
])('a busy button with %s is named by its busy label', (_, label, content) => {
  render(
    <Button busy busyLabel="Salvando…" aria-label={label}>
      {content}
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Salvando…' })
  expect(button.getAttribute('aria-label')).toBe('Salvando…')
  expect(button.querySelector(unnameable)).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Salvando…')
})

test('a busy button without a busy label asks to wait', () => {
  render(<Button busy>Salvar</Button>)
  expect(screen.getByRole('button', { name: 'Aguarde…' })).toBeDefined()
})

test('a busy button ignores taps and submits nothing', () => {
  const tapped = vi.fn<() => void>()
  const submitted = vi.fn<() => void>()
  render(
    <form onSubmit={submitted}>
      <Button type="submit" busy onClick={tapped}>
        Salvar
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(tapped).not.toHaveBeenCalled()
  expect(submitted).not.toHaveBeenCalled()
})

test('an idle button keeps its own name and announces nothing', () => {
  render(<Button aria-label="Encerrar em Firefox">Encerrar</Button>)
  expect(screen.getByRole('button', { name: 'Encerrar em Firefox' })).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})
