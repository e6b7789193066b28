import type { Scan } from '#contract/scans/scans.ts'
import type { QueryClient } from '@tanstack/react-query'
import { followRefusal, isAccessOver } from '../../api/access.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { uploadPhoto } from '../../api/photo-upload.ts'
import { showToday } from '../../api/show-today.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { refreshReaderFacts } from '../shared/device-reader/reader-facts.ts'
import { repeatMeal } from '../shared/repeat-meal.ts'
import { copyDay } from '../shared/copy-day.ts'
import type { Standing, QueuedCopy, QueuedMeal, QueuedRepeat } from '../shared/queued-meal-schema.ts'
import { updateQueued, deleteQueued, listQueued } from '../shared/stored-meals.ts'
import { afterEntry, afterFailure, afterScan, isDue, waitsForPlan } from './queued-meal.ts'
import { sentText } from './sent-copy.ts'

/** Dependencies of the sender, replaced in tests. */
export interface Sender {
  list: (userId: string) => Promise<readonly QueuedMeal[]>
  change: (id: string, standing: Standing) => Promise<void>
  drop: (id: string) => Promise<void>
  send: (meal: QueuedMeal) => Promise<Standing | null>
  /** Returns whether the account is known to have neither a trial nor a plan. */
  isAccessOver: () => Promise<boolean>
  now: () => number
  /** Returns a random number from 0 to 1, for the jitter of a retry. */
  chance: () => number
}

/** Sends to the server, and shows the day with which it replies. */
export function senderOf(client: QueryClient): Sender {
  return {
    list: listQueued,
    change: (id, standing) => updateQueued(id, { standing }),
    drop: deleteQueued,
    send: async (meal) => {
      try {
        return await sendMeal(client, meal)
      } catch (error) {
        await followRefusal(client, error)
        throw error
      }
    },
    isAccessOver: () => isAccessOver(client),
    now: () => Date.now(),
    chance: () => Math.random(),
  }
}

function sendMeal(client: QueryClient, meal: QueuedMeal): Promise<Standing | null> {
  switch (meal.told.as) {
    case 'words':
      return sendDescription(client, meal, meal.told)
    case 'photo':
      return sendPhoto(meal, meal.told.bytes)
    case 'foods':
      return sendFoods(client, meal, meal.told)
    case 'repeat':
      return sendRepeat(client, meal, meal.told)
    case 'copy':
      return sendCopy(client, meal, meal.told)
  }
}

/**
 * Sends the queued meals of this account in order and returns their results. Skips if another tab is sending:
 * duplicates are harmless, but wasteful.
 */
export async function sendQueued(userId: string, way: Sender): Promise<Standing[]> {
  if (!('locks' in navigator)) return sendEach(userId, way)
  return navigator.locks.request('waiting-meals', { ifAvailable: true }, (lock) =>
    lock ? sendEach(userId, way) : [],
  )
}

async function sendEach(userId: string, way: Sender): Promise<Standing[]> {
  const queued = await way.list(userId)
  // Meals that were refused without access go on once there is a plan.
  const isOver = queued.some(waitsForPlan) && (await way.isAccessOver())
  const meals = queued.filter((meal) => meal.standing.at === 'waiting' || (waitsForPlan(meal) && !isOver))
  const outcomes: Standing[] = []
  // A busy server refuses further photos too, but may accept descriptions.
  let isServerBusy = meals.some((meal) => meal.told.as === 'photo' && !isDue(meal, way.now()))
  for (const meal of meals) {
    const isPhoto = meal.told.as === 'photo'
    if (isPhoto ? isServerBusy : !isDue(meal, way.now())) continue
    const outcome = await way.send(meal).catch((error) => afterFailure(error, way.now(), way.chance()))
    if (outcome?.at === 'waiting') {
      if (outcome.until !== undefined) await way.change(meal.id, outcome)
      isServerBusy = isPhoto && outcome.until !== undefined
      // Any other temporary failure would affect the next meal too.
      if (!isServerBusy) break
    } else if (outcome === null) await way.drop(meal.id)
    else {
      await way.change(meal.id, outcome)
      if (!waitsForPlan(meal) || !waitsForPlan({ standing: outcome })) outcomes.push(outcome)
    }
  }
  return outcomes
}

async function sendDescription(
  client: QueryClient,
  { id, userId, eatenAt }: QueuedMeal,
  { text, writtenAt, seen }: Extract<QueuedMeal['told'], { as: 'words' }>,
): Promise<Standing> {
  const body = { id, user_id: userId, text, eaten_at: eatenAt, written_at: writtenAt, seen }
  const { today, outcome } = await call('POST /api/meal-entries', { body, idempotent: true })
  await showToday(client, today)
  // The words may have stated an allergy.
  if (outcome === 'logged') void refreshReaderFacts(client)
  return afterEntry({ outcome })
}

/** The foods, their amounts and their warnings were seen when they were chosen, so they need no check. */
async function sendFoods(
  client: QueryClient,
  { id, eatenAt }: QueuedMeal,
  { items, date, mealType }: Extract<QueuedMeal['told'], { as: 'foods' }>,
): Promise<null> {
  const body = { id, date, eaten_at: eatenAt, meal_type: mealType, items }
  const { today } = await call('POST /api/plan-apply-meal', { body, idempotent: true })
  await showToday(client, today)
  return null
}

/** A repeated meal needs no check, unless it has warnings: its foods and amounts were seen when it was chosen. */
async function sendRepeat(
  client: QueryClient,
  { id, eatenAt }: QueuedMeal,
  told: QueuedRepeat,
): Promise<Standing | null> {
  const { today, outcome, warnings } = await repeatMeal({ ...told, newId: id, eatenAt })
  if (outcome === 'to_confirm') return { at: outcome, reason: warnings.map(({ text }) => text).join(' ') }
  await showToday(client, today)
  return null
}

/** A copied day needs no check either, unless it has warnings. */
async function sendCopy(
  client: QueryClient,
  { id, userId, eatenAt }: QueuedMeal,
  told: QueuedCopy,
): Promise<Standing | null> {
  const reply = await copyDay({ ...told, key: id, userId, askedAt: eatenAt })
  const { today, outcome, warnings } = reply
  if (outcome === 'to_confirm') return { at: outcome, reason: warnings.map(({ text }) => text).join(' ') }
  // Its meals have other ids, so they would count beside the queued copy until it is removed.
  await deleteQueued(id)
  await client.invalidateQueries({ queryKey: ['waiting-meals'] })
  await showToday(client, today)
  if (reply.left_out.length > 0) {
    const { announceSentCopy } = await import('../shared/sent-copy-notice.ts')
    announceSentCopy(told.to, reply)
  }
  return null
}

async function sendPhoto({ id, userId, eatenAt }: QueuedMeal, bytes: ArrayBuffer): Promise<Standing | null> {
  const { uploadUrl } = await call('POST /api/scan-start', {
    body: { id, user_id: userId, eaten_at: eatenAt },
    idempotent: true,
  })
  await uploadPhoto(uploadUrl, new Blob([bytes], { type: 'image/jpeg' }))
  return afterScan(await readPhoto(id))
}

/** Returns whether a later try will read the photo: no reply came, the session is missing or the server is busy. */
function isReadSoon({ status, code }: ApiError): boolean {
  return status === 0 || status === 401 || code === 'busy'
}

/**
 * Has a photo read and returns its scan. If the photo was refused for good, returns the scan as it is: the person
 * answers its open questions on the scan's screen.
 */
async function readPhoto(id: string): Promise<Pick<Scan, 'status'>> {
  try {
    return await call('POST /api/scan-complete', { body: { scan_id: id }, idempotent: true })
  } catch (error) {
    if (!(error instanceof ApiError) || isReadSoon(error)) throw error
    return call('GET /api/scans/{id}', { params: { id } })
  }
}

/** Announces in one notice the results of the queued meals; the day's card lists each of them. */
export function announceSent(outcomes: readonly Standing[]): void {
  const title = sentText(outcomes)
  if (title === null) return
  const isPlain = outcomes.every(({ at }) => at === 'logged')
  showToast({ title, ...(isPlain && { tone: 'success' as const }) })
}
