import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completeAnswers } from '../../account/questionnaire/answers/test-answers.ts'
import { saveDraft } from '../../account/questionnaire/draft.ts'
import { queryClient } from '../../api/client.ts'
import { type Session, sessionKey } from '../../api/session-state.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { diet, dietId } from './test-diets.ts'
import { open, fakeServer, resetStage } from './test-stage.tsx'

let server: ReturnType<typeof fakeServer>
const create = 'POST /api/diet-create-default'
const generate = 'POST /api/diet-generate-weekly'

beforeEach(() => {
  server = fakeServer()
  server.answer(`GET /api/diets/${dietId}/meals`, [])
})
afterEach(resetStage)

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const saying = (toast: Partial<Toast>): unknown => expect.objectContaining(toast)

test('an account without diets gets its first one automatically, requested once', async () => {
  server.answer('GET /api/diets', [])
  server.answer(create, diet({ is_active: false, meal_plan_generated: false, generation_status: 'pending' }))
  await open('/dietas')
  await screen.findByText('Nenhuma dieta por aqui')
  expect(server.sentTo(create)).toEqual([{ route: create, body: { automatic: true } }])
  expect(server.sentTo('GET /api/diets').length).toBeGreaterThan(1)
})

test('an account that deleted its first diet gets a button instead', async () => {
  server.answer('GET /api/diets', [])
  server.refuse(create, 409, 'diets_exist', 'Você já possui dietas criadas.')
  await open('/dietas')
  await screen.findByRole('button', { name: 'Gerar cardápio' })
  expect(showToast).not.toHaveBeenCalled()
})

const empty = { is_active: false, meal_plan_generated: false, generation_status: 'pending' } as const
const generateMenu = 'POST /api/diet-generate-ai'

test('one tap on the button of a diet without a menu generates it and opens the diet', async () => {
  server.answer('GET /api/diets', [diet(empty)])
  server.answer(generateMenu, diet())
  const { at } = await open('/dietas')
  fireEvent.click(await screen.findByRole('button', { name: 'Gerar cardápio' }))
  await waitFor(() => expect(server.sentTo(generateMenu)).toHaveLength(1))
  expect(at()).toBe(`/dietas/${dietId}`)
})

test('a button of another screen that promises a menu has it generated, once', async () => {
  server.answer('GET /api/diets', [diet(empty)])
  server.answer(generateMenu, diet())
  const { at } = await open('/dietas?gerar=1')
  await waitFor(() => expect(server.sentTo(generateMenu)).toHaveLength(1))
  expect(at()).toBe(`/dietas/${dietId}`)
})

test('no menu is generated unasked while answers wait on the device', async () => {
  saveDraft('ana', { answers: completeAnswers(), step: 4, isFirst: false }, Date.now())
  signIn()
  server.answer('GET /api/diets', [diet(empty)])
  await open('/dietas?gerar=1')
  expect(await screen.findByText('Há respostas que ainda não contam')).toBeTruthy()
  expect(server.sentTo(generateMenu)).toEqual([])
})

function signIn() {
  const user = { id: 'ana', email: 'ana@exemplo.com', name: 'Ana', is_admin: false }
  const session: Session = { status: 'signed-in', user }
  queryClient.setQueryData<Session>(sessionKey, session)
}

test('a failed first diet is reported and can be retried', async () => {
  server.answer('GET /api/diets', [])
  server.refuse(create, 500, 'internal_error', 'x')
  await open('/dietas')
  await screen.findByText('Erro ao criar dieta')
  expect(screen.getByText('Não foi possível criar sua dieta padrão. Tente novamente.')).toBeTruthy()
  server.refuse(create, 409, 'diets_exist', 'Você já possui dietas criadas.')
  tap('Tentar novamente')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      saying({ title: 'Erro ao criar dieta', description: 'Você já possui dietas criadas.' }),
    ),
  )
  expect(server.sentTo(create).at(-1)?.body).toEqual({ automatic: false })
})

test('an account without numeric plan reads why, with links to recipes and scan', async () => {
  server.refuse('GET /api/diets', 403, 'no_numeric_plan', 'Converse com um nutricionista.')
  await open('/dietas')
  await screen.findByText('Converse com um nutricionista.')
  expect(screen.getByRole('link', { name: 'Ver receitas' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Escanear meu prato' })).toBeTruthy()
  expect(screen.queryByText(/kcal/)).toBeNull()
})

test('without a questionnaire the screen links to it', async () => {
  server.refuse('GET /api/diets', 409, 'questionnaire_required', 'Complete o questionário.')
  await open('/dietas')
  const link = await screen.findByRole('link', { name: /Responder agora/ })
  expect(link.getAttribute('href')).toBe('/onboarding')
})

test('diets that fail to load are reported and can be reloaded', async () => {
  server.refuse('GET /api/diets', 404, 'not_found', 'Não encontramos o que você procura.')
  await open('/dietas')
  await screen.findByText('Erro ao carregar suas dietas')
  server.answer('GET /api/diets', [diet()])
  tap('Tentar novamente')
  expect(await screen.findByText('Minha dieta')).toBeTruthy()
})

test('the toggle switches the targets on every card', async () => {
  server.answer('GET /api/diets', [diet(), diet({ id: 'other', name: 'Outra', is_active: false })])
  await open('/dietas')
  await screen.findByText('Outras dietas')
  expect(screen.getAllByText('2.144')).toHaveLength(2)
  fireEvent.click(screen.getByRole('radio', { name: 'Dia de treino' }))
  expect(screen.getAllByText('2.369')).toHaveLength(2)
  expect(screen.queryByText('2.144')).toBeNull()
})

test('another diet is activated from its card', async () => {
  server.answer('GET /api/diets', [diet(), diet({ id: 'other', name: 'Outra', is_active: false })])
  server.answer('POST /api/diets/other/activate', diet({ id: 'other' }))
  await open('/dietas')
  await screen.findByText('Outras dietas')
  tap('Ativar dieta')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      saying({ title: 'Dieta ativa alterada.', description: 'Recalculamos seu dia.' }),
    ),
  )
  server.answer(`POST /api/diets/${dietId}/activate`, diet())
  vi.mocked(showToast).mock.lastCall?.[0].action?.onTap()
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(saying({ title: 'A dieta de antes voltou' })))
  expect(server.sentTo(`POST /api/diets/${dietId}/activate`)).toHaveLength(1)
})

test('the undo of an activation brings back the diet that was active by then, also in another tab', async () => {
  const others = [
    diet({ id: 'other', name: 'Outra', is_active: false }),
    diet({ id: 'third', is_active: false }),
  ]
  server.answer('GET /api/diets', [diet(), ...others])
  server.answer('POST /api/diets/other/activate', diet({ id: 'other' }))
  await open('/dietas')
  await screen.findByText('Outras dietas')
  server.answer('GET /api/diets', [diet({ is_active: false }), others[0], diet({ id: 'third' })])
  fireEvent.click(screen.getAllByRole('button', { name: 'Ativar dieta' })[0]!)
  await waitFor(() => expect(vi.mocked(showToast).mock.lastCall?.[0].action?.label).toBe('Desfazer'))
  server.answer('POST /api/diets/third/activate', diet({ id: 'third' }))
  vi.mocked(showToast).mock.lastCall?.[0].action?.onTap()
  await waitFor(() => expect(server.sentTo('POST /api/diets/third/activate')).toHaveLength(1))
})

test('a failed activation has the message of the list', async () => {
  server.answer('GET /api/diets', [diet({ is_active: false })])
  server.refuse(`POST /api/diets/${dietId}/activate`, 500, 'internal_error', 'x')
  await open('/dietas')
  await screen.findByText('Suas dietas')
  tap('Ativar dieta')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      saying({ title: 'Erro ao ativar dieta', description: 'Tente novamente em alguns momentos.' }),
    ),
  )
})

test('deleting a diet requires a confirmation; the active one is never deleted', async () => {
  server.answer('GET /api/diets', [diet(), diet({ id: 'other', name: 'Outra', is_active: false })])
  server.answer('DELETE /api/diets/other', { removed: true })
  await open('/dietas')
  await screen.findByText('Outras dietas')
  tap('Opções de Minha dieta')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Deletar dieta' }).disabled).toBe(true)
  expect(screen.getByText(/Não é possível deletar a dieta ativa/)).toBeTruthy()
  tap('Fechar')
  tap('Opções de Outra')
  tap('Deletar dieta')
  expect(server.sentTo('DELETE /api/diets/other')).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Deletar' }))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      saying({ title: 'Dieta deletada', description: 'A dieta foi removida com sucesso.' }),
    ),
  )
})

test('a stuck diet is released; a failure is reported', async () => {
  server.answer('GET /api/diets', [
    diet({ is_active: false, generation_status: 'generating', is_stuck: true }),
  ])
  server.refuse('POST /api/diets/release-stuck', 500, 'internal_error', 'x')
  await open('/dietas')
  await screen.findByText('Uma dieta ficou presa na geração')
  tap('Liberar dieta')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(saying({ title: 'Não foi possível resetar as dietas travadas.' })),
  )
})

test('a new diet opens when its menu is ready', async () => {
  server.answer('GET /api/diets', [diet()])
  server.answer(generate, diet({ id: 'new', is_active: false }))
  const { at } = await open('/dietas')
  await screen.findByText('Nova dieta')
  tap('Gerar nova dieta')
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(saying({ title: 'Cardápio criado' })))
  await waitFor(() => expect(at()).toBe('/dietas/new'))
})

test('a first menu opens although activating its diet moves the card', async () => {
  const first = diet({ is_active: false, meal_plan_generated: false, generation_status: 'pending' })
  const made = diet({ id: '5b0f9d0a-6a0e-4f53-8f39-0a3f4f6d2b11', name: 'Cardápio de hoje', is_active: true })
  server.answer('GET /api/diets', [first])
  server.answer(generate, { ...made, is_plain: false })
  server.answer(`GET /api/diets/${made.id}`, made)
  server.answer(`GET /api/diets/${made.id}/meals`, [])
  const { at } = await open('/dietas')
  await screen.findByRole('button', { name: 'Gerar nova dieta' })
  server.answer('GET /api/diets', [made, first])
  tap('Gerar nova dieta')
  await waitFor(() => expect(at()).toBe(`/dietas/${made.id}`))
})

test('a failed generation has the message of the list, a refusal its own', async () => {
  server.answer('GET /api/diets', [diet()])
  server.refuse(generate, 500, 'internal_error', 'x')
  await open('/dietas')
  await screen.findByText('Nova dieta')
  tap('Gerar nova dieta')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      saying({
        title: 'Erro ao gerar cardápio',
        description: 'Não foi possível gerar seu cardápio. Tente novamente.',
      }),
    ),
  )
  server.refuse(generate, 409, 'diet_limit_reached', 'Você já tem 10 dietas.')
  tap('Gerar nova dieta')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      saying({ title: 'Erro ao gerar cardápio', description: 'Você já tem 10 dietas.' }),
    ),
  )
  server.refuse(generate, 403, 'no_numeric_plan', 'Converse com um nutricionista.')
  tap('Gerar nova dieta')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      title: 'Aqui, o plano é com o seu profissional',
      description: 'Converse com um nutricionista.',
    }),
  )
})
