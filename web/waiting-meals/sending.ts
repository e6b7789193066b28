import type { Scan } from '#contract/scans.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { uploadPhoto } from '../api/photo-upload.ts'
import { changeKept, dropKept, listKept } from './kept-meals.ts'
import {
  afterEntry,
  afterFailure,
  afterScan,
  isDue,
  type Standing,
  type WaitingMeal,
} from './waiting-meal.ts'

export { announceSent } from './announcement.ts'

/** The ways out of the queue; a test has its own. */
export interface Post {
  list: (userId: string) => Promise<readonly WaitingMeal[]>
  change: (id: string, standing: Standing) => Promise<void>
  drop: (id: string) => Promise<void>
  send: (meal: WaitingMeal) => Promise<Standing | null>
  now: () => number
  /** From 0 to 1. */
  chance: () => number
}

const post: Post = {
  list: listKept,
  change: (id, standing) => changeKept(id, { standing }),
  drop: dropKept,
  send: (meal) =>
    meal.told.as === 'words' ? sendWords(meal, meal.told.text) : sendPhoto(meal, meal.told.bytes),
  now: () => Date.now(),
  chance: () => Math.random(),
}

/**
 * Sends what waits of this account, one after the other; answers what became of each. Another tab that is at it is
 * left alone: a meal sent twice arrives once, but twice is a waste.
 */
export async function sendWaiting(userId: string, way: Post = post): Promise<Standing[]> {
  if (!('locks' in navigator)) return sendEach(userId, way)
  return navigator.locks.request('waiting-meals', { ifAvailable: true }, (lock) =>
    lock ? sendEach(userId, way) : [],
  )
}

async function sendEach(userId: string, way: Post): Promise<Standing[]> {
  const meals = (await way.list(userId)).filter(({ standing }) => standing.at === 'waiting')
  const outcomes: Standing[] = []
  // Where there was no turn for a photo there is none for the next one, though for words there may be.
  let isCrowded = meals.some((meal) => meal.told.as === 'photo' && !isDue(meal, way.now()))
  for (const meal of meals) {
    const isPhoto = meal.told.as === 'photo'
    if (isPhoto ? isCrowded : !isDue(meal, way.now())) continue
    const outcome = await way.send(meal).catch((error) => afterFailure(error, way.now(), way.chance()))
    if (outcome?.at === 'waiting') {
      if (outcome.until !== undefined) await way.change(meal.id, outcome)
      isCrowded = isPhoto && outcome.until !== undefined
      // What else stopped this one stops the next one too.
      if (!isCrowded) break
    } else if (outcome === null) await way.drop(meal.id)
    else {
      await way.change(meal.id, outcome)
      outcomes.push(outcome)
    }
  }
  return outcomes
}

async function sendWords({ id, userId, eatenAt }: WaitingMeal, text: string): Promise<Standing> {
  const body = { id, user_id: userId, text, eaten_at: eatenAt }
  return afterEntry(await call('POST /api/meal-entries', { body, idempotent: true }))
}

async function sendPhoto({ id, userId, eatenAt }: WaitingMeal, bytes: ArrayBuffer): Promise<Standing | null> {
  const { uploadUrl } = await call('POST /api/scan-start', {
    body: { id, user_id: userId, eaten_at: eatenAt },
    idempotent: true,
  })
  await uploadPhoto(uploadUrl, new Blob([bytes], { type: 'image/jpeg' }))
  return afterScan(await readPhoto(id))
}

/** Nobody has looked at the photo yet, and somebody will. */
function passesSoon({ status, code }: ApiError): boolean {
  return status === 0 || status === 401 || code === 'busy'
}

/** What a photo shows may stay open; the photo is there, and its scan is where it is looked at. */
async function readPhoto(id: string): Promise<Pick<Scan, 'status'>> {
  try {
    return await call('POST /api/scan-complete', { body: { scan_id: id }, idempotent: true })
  } catch (error) {
    if (!(error instanceof ApiError) || passesSoon(error)) throw error
    return call('GET /api/scans/{id}', { params: { id } })
  }
}
