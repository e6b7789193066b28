import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { platePhoto } from '../../../e2e/support/plate-photo.ts'
import { civilDay } from '../../../server/platform/database/civil-day.ts'
import type { Answer, Asked, Visitor } from './person.ts'

/** Writes acknowledged with 2xx, which must survive every fault; the keys are their ids. */
export interface Acknowledged {
  readonly meals: Set<string>
  readonly water: Map<string, number>
  readonly scans: Map<string, 'started' | 'uploaded' | 'done'>
  readonly orders: Set<string>
  /** The last acknowledged tick, and a later one that got no reply. */
  readonly ticks: { answered: string | null; asked: string | null }
}

export interface Writer {
  readonly visitor: Visitor
  readonly dietId: string
  readonly kept: Acknowledged
}

export interface LoadRun {
  origin: string
  isOver: boolean
  /** Is called with every reply and the path of its request. */
  readonly heard: (answer: Answer, what: string) => void
}

const photo = new Uint8Array(await platePhoto({ widthPx: 320, heightPx: 240 }))
const words = '2 colheres de sopa de arroz e 1 concha de feijão'
/** Delay before a retry, ms, so that callers do not busy-loop. */
const betweenTriesMs = 100
const mealTypes = ['cafe_manha', 'almoco', 'jantar'] as const

export async function createWriter(visitor: Visitor, origin: string): Promise<Writer> {
  const diet = await visitor.ask(origin, '/api/diet-generate-weekly', { json: {}, patienceMs: 60_000 })
  const dietId = fieldOf(diet, 'id')
  await visitor.ask(origin, `/api/diets/${dietId}/activate`, { json: {} })
  const kept: Acknowledged = {
    meals: new Set(),
    water: new Map(),
    scans: new Map(),
    orders: new Set(),
    ticks: { answered: null, asked: null },
  }
  return { visitor, dietId, kept }
}

/**
 * Makes requests one after the other until `run.isOver`, retrying each with its idempotency key until it is answered.
 */
export async function runActions(
  writer: Writer,
  run: LoadRun,
  turns: { readonly scans: boolean },
): Promise<void> {
  const actions = [logMeal, drink, tick, drink, ...(turns.scans ? [scan] : []), order]
  for (let turn = 0; !run.isOver; turn++) {
    await actions[turn % actions.length]!(writer, run, turn)
    await setTimeout(5)
  }
}

/** Retries a request until the reply is below 500, so done or refused for good; `null` when the run is over before. */
async function retryUntilAnswered(
  { visitor }: Writer,
  run: LoadRun,
  path: string,
  asked: Asked,
): Promise<Answer | null> {
  while (!run.isOver) {
    const answer = await visitor.ask(run.origin, path, asked)
    run.heard(answer, path)
    if (answer.status > 0 && answer.status < 500) return answer
    await setTimeout(betweenTriesMs)
  }
  return null
}

function isGood(answer: Answer | null): boolean {
  return answer !== null && answer.status >= 200 && answer.status < 300
}

async function logMeal(writer: Writer, run: LoadRun, turn: number): Promise<void> {
  const id = randomUUID()
  const items = [{ food_id: 'taco:1', grams: 100 + (turn % 50) }]
  const json = { id, meal_type: mealTypes[turn % mealTypes.length], items }
  if (isGood(await retryUntilAnswered(writer, run, '/api/meals', { json }))) writer.kept.meals.add(id)
}

async function drink(writer: Writer, run: LoadRun, turn: number): Promise<void> {
  const id = randomUUID()
  const ml = 50 + (turn % 100)
  if (isGood(await retryUntilAnswered(writer, run, '/api/water', { json: { id, ml } })))
    writer.kept.water.set(id, ml)
}

async function tick(writer: Writer, run: LoadRun, turn: number): Promise<void> {
  const { ticks } = writer.kept
  const meal_compliance = { almoco: turn % 2 === 0, jantar: turn % 3 === 0 }
  const note = randomUUID()
  ticks.asked = note
  const json = { diet_id: writer.dietId, meal_compliance, manual_adjustments: note }
  const answer = await retryUntilAnswered(writer, run, '/api/compliance', { method: 'PUT', json })
  if (isGood(answer)) ticks.answered = note
}

async function scan(writer: Writer, run: LoadRun): Promise<void> {
  const id = randomUUID()
  const { scans } = writer.kept
  const begun = await retryUntilAnswered(writer, run, '/api/scan-start', { json: { id } })
  if (!begun || !isGood(begun)) return
  scans.set(id, 'started')
  const address = new URL(fieldOf(begun, 'uploadUrl'))
  const sent = await retryUntilAnswered(writer, run, address.pathname, {
    method: 'PUT',
    bytes: photo,
    type: 'image/jpeg',
  })
  if (isGood(sent) || sent?.code === 'upload_link_used') scans.set(id, 'uploaded')
  const done = await retryUntilAnswered(writer, run, '/api/scan-complete', {
    json: { scan_id: id, description: words },
  })
  if (isGood(done)) scans.set(id, 'done')
}

async function order(writer: Writer, run: LoadRun): Promise<void> {
  const answer = await retryUntilAnswered(writer, run, '/api/mp-create-preference', {
    json: { plan: 'basic' },
  })
  if (answer && isGood(answer)) writer.kept.orders.add(fieldOf(answer, 'payment_id'))
}

/** Returns a line per acknowledged write that is missing or duplicated; empty when all are there once. */
export async function findLosses({ visitor, kept }: Writer, origin: string): Promise<string[]> {
  const losses: string[] = []
  const today = await visitor.ask(origin, '/api/water')
  const entries = listOf(today, 'entries')
  for (const [id, ml] of kept.water) {
    const found = entries.filter((entry) => entry['id'] === id)
    if (found.length !== 1 || found[0]?.['ml'] !== ml) losses.push(`water ${id}: ${found.length} times`)
  }
  for (const id of kept.meals) {
    const { status } = await visitor.ask(origin, `/api/meals/${id}`)
    if (status !== 200) losses.push(`meal ${id}: ${status}`)
  }
  for (const [id, how] of kept.scans) {
    const found = await visitor.ask(origin, `/api/scans/${id}`)
    const status = fieldOf(found, 'status')
    if (found.status !== 200 || (how === 'done' && status !== 'done')) losses.push(`scan ${id}: ${status}`)
  }
  const orders = await visitor.ask(origin, '/api/payments')
  const ids = Array.isArray(orders.body) ? orders.body.map((one: Record<string, unknown>) => one['id']) : []
  for (const id of kept.orders) {
    const times = ids.filter((one) => one === id).length
    if (times !== 1) losses.push(`order ${id}: ${times} times`)
  }
  const { answered, asked } = kept.ticks
  if (answered) {
    const date = civilDay(new Date(), 'America/Sao_Paulo')
    const days = await visitor.ask(origin, `/api/compliance?date=${date}`)
    const noted = (Array.isArray(days.body) ? days.body : []).map(
      (day: Record<string, unknown>) => day['manual_adjustments'],
    )
    if (noted.length !== 1 || (noted[0] !== answered && noted[0] !== asked)) losses.push(`tick ${answered}`)
  }
  return losses
}

export function fieldOf({ body }: Answer, name: string): string {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value : ''
}

function listOf({ body }: Answer, name: string): Record<string, unknown>[] {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return Array.isArray(value) ? value : []
}
