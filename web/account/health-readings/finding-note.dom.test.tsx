import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CareQuestion } from './care-question.tsx'
import { FindingNote } from './finding-note.tsx'
import { HealthFindings } from './health-findings.tsx'
import { findingText, quoted } from './finding-copy.ts'

afterEach(cleanup)

const celiac = {
  key: 'celiaca',
  label: 'Doença celíaca',
  effect: 'sem glúten',
  words: 'celíaca',
  field: 'condicao',
} as const

const pregnancy = { ...celiac, key: 'gestante', label: 'Gestação', effect: 'sem déficit' } as const

const distress = {
  ...celiac,
  key: 'sofrimento_intenso',
  label: 'Um momento muito difícil',
  effect: 'sem déficit',
} as const

function Toggled({ finding }: { finding: typeof celiac | typeof pregnancy | typeof distress }) {
  const [isRemoved, setRemoved] = useState(false)
  return (
    <FindingNote
      finding={finding}
      isRemoved={isRemoved}
      onRemove={() => setRemoved(true)}
      onRestore={() => setRemoved(false)}
    />
  )
}

test('a finding is removed with one tap and restored with another', () => {
  render(<Toggled finding={pregnancy} />)
  expect(screen.getByText(/Entendi: gestação/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Não é isso: gestação/ }))
  expect(screen.getByText(/seguimos com cuidado e sem déficit/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Desfazer: gestação/ }))
  expect(screen.queryByText(/seguimos com cuidado/)).toBeNull()
})

test('a removed finding that only concerns foods mentions no deficit', () => {
  render(<Toggled finding={celiac} />)
  fireEvent.click(screen.getByRole('button', { name: /^Não é isso: doença celíaca/ }))
  expect(screen.getByText('Não vamos levar em conta.')).toBeTruthy()
})

test('a finding of distress says where to find help', () => {
  render(<Toggled finding={distress} />)
  expect(screen.getByText(/CVV atende no 188.*192/)).toBeTruthy()
  cleanup()
  render(<Toggled finding={celiac} />)
  expect(screen.queryByText(/CVV/)).toBeNull()
})

test('an abbreviation keeps its capitals', () => {
  expect(findingText({ label: 'TCA', effect: '' })).toBe('TCA')
  expect(findingText(celiac)).toBe('doença celíaca, sem glúten')
})

test('long lists and long quotes are shortened', () => {
  expect(quoted(['gota', 'zumbido'])).toBe('“gota” e “zumbido”')
  expect(quoted(['a', 'b', 'c', 'd'])).toBe('“a”, “b”, “c” e mais')
  expect(quoted(['x'.repeat(80)]).length).toBeLessThan(62)
})

test('the question quotes the unread text and mentions no targets without any', () => {
  const onAnswer = vi.fn<(answer: 'sim' | 'nao') => void>()
  const props = { question: 'Exige dieta?', unread: ['xpto'], concerns: [], answer: null, onAnswer } as const
  const { rerender } = render(<CareQuestion {...props} hasTargets />)
  expect(screen.getByText(/“xpto”/)).toBeTruthy()
  expect(screen.getByText('Enquanto isso, suas metas ficam sem déficit.')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Não'))
  expect(onAnswer).toHaveBeenCalledWith('nao')
  // Another reason may still block the deficit, so the answer promises no goal.
  rerender(<CareQuestion {...props} answer="nao" hasTargets />)
  expect(screen.getByRole('status').textContent).toBe('Obrigado. Então isso não muda suas metas.')
  rerender(<CareQuestion {...props} hasTargets={false} />)
  expect(screen.queryByText(/metas/)).toBeNull()
})

test('help with what words may mean is shown without a finding, and help in distress comes first', () => {
  const props = { removed: [], onChange: () => undefined, note: 'Vale desta semana em diante.' }
  const { rerender, container } = render(
    <HealthFindings {...props} findings={[]} concerns={[{ key: 'transtorno_alimentar', words: 'x' }]} />,
  )
  expect(container.textContent).toMatch(/comportamento alimentar.*Se não for isso, é só seguir/)
  expect(container.textContent).not.toContain(props.note)
  const purging = { ...celiac, key: 'transtorno_alimentar', label: 'Relação delicada com a comida' } as const
  rerender(
    <HealthFindings {...props} findings={[purging]} concerns={[{ key: 'sofrimento_intenso', words: 'x' }]} />,
  )
  expect(container.textContent).toMatch(/192 \(SAMU\).*Entendi: relação delicada.*comportamento alimentar/)
})
