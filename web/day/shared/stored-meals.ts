import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { QueuedMeal } from './queued-meal-schema.ts'

interface Kept extends DBSchema {
  meals: { key: string; value: QueuedMeal; indexes: { userId: string } }
}

let opened: Promise<IDBPDatabase<Kept>> | undefined

function open(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('waiting-meals', 1, {
    upgrade: (database) => {
      database.createObjectStore('meals', { keyPath: 'id' }).createIndex('userId', 'userId')
    },
    // Safari may close the database unexpectedly: the next call opens it again.
    terminated: () => {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** Queued meals of an account on this device, the earliest eaten first. */
export async function listQueued(userId: string): Promise<QueuedMeal[]> {
  const database = await open()
  const rows: unknown[] = await database.getAllFromIndex('meals', 'userId', userId)
  // Every start reads the queue, which is nearly always empty: the parser is loaded only if it is not.
  return rows.length === 0 ? [] : (await import('./queued-meal-schema.ts')).readRows(rows)
}

export async function enqueueMeal(meal: QueuedMeal): Promise<void> {
  await (await open()).put('meals', meal)
}

/** Updates a meal that is still queued: a cancelled one does not come back. */
export async function updateQueued(id: string, change: Pick<QueuedMeal, 'standing'>): Promise<void> {
  const transaction = (await open()).transaction('meals', 'readwrite')
  const before = await transaction.store.get(id)
  if (before) await transaction.store.put({ ...before, ...change })
  await transaction.done
}

export async function deleteQueued(id: string): Promise<void> {
  await (await open()).delete('meals', id)
}

/** Deletes the queued meals of an account; those of other accounts stay. */
export async function deleteQueuedMeals(userId: string): Promise<void> {
  const transaction = (await open()).transaction('meals', 'readwrite')
  const ids = await transaction.store.index('userId').getAllKeys(userId)
  for (const id of ids) await transaction.store.delete(id)
  await transaction.done
}
