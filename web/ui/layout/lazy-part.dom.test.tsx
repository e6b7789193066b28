import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lazyPart } from './lazy-part.ts'

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

afterEach(cleanup)

let isOnline = false
beforeEach(() => {
  isOnline = false
})

const Sheet = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Conteúdo</button>
const Inline = ({ words }: { words: string }) => <p>{words}</p>
const fetched = async () => {
  if (!isOnline) throw new TypeError('Failed to fetch')
  return { Sheet, Inline }
}

function Opener({ part: Part }: { part: ReturnType<typeof lazyPart<{ Sheet: typeof Sheet }, 'Sheet'>> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir</button>
      <Suspense>{isOpen && <Part onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

test('a sheet that cannot be loaded opens with a retry once the network is back', async () => {
  render(<Opener part={lazyPart(fetched, 'Sheet')} />)
  fireEvent.click(screen.getByText('Abrir'))
  expect(await screen.findByText('Não deu para abrir esta parte')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Tentar de novo')).toBeTruthy()
  isOnline = true
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Conteúdo')).toBeTruthy()
})

test('a sheet that was closed after a failure opens at the next tap', async () => {
  render(<Opener part={lazyPart(fetched, 'Sheet')} />)
  fireEvent.click(screen.getByText('Abrir'))
  fireEvent.click(await screen.findByText('Fechar'))
  expect(screen.queryByText('Não deu para abrir esta parte')).toBeNull()
  isOnline = true
  fireEvent.click(screen.getByText('Abrir'))
  expect(await screen.findByText('Conteúdo')).toBeTruthy()
})

test('a part inside the page says so in its place, and appears after a retry', async () => {
  const Part = lazyPart(fetched, 'Inline')
  render(
    <Suspense>
      <Part words="Vitaminas" />
    </Suspense>,
  )
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
  isOnline = true
  fireEvent.click(retry)
  expect(await screen.findByText('Vitaminas')).toBeTruthy()
})

test('a retry that fails leaves the message and the focus in place', async () => {
  const Part = lazyPart(fetched, 'Inline')
  render(
    <Suspense>
      <Part words="Vitaminas" />
    </Suspense>,
  )
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
  retry.focus()
  fireEvent.click(retry)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrindo…' }))
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBe(retry)
  expect(document.activeElement).toBe(retry)
})
