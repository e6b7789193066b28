import type { ConsentState } from './consent.ts'
import { isFirst, orderEventId, personEventId } from './event-id.ts'
import { type EventRule, events, filterEvent } from './events.ts'
import type { PixelEvent } from './pixel.ts'
import type { Occurrence } from '../shared/track.ts'

interface RecorderParts {
  readonly consent: () => ConsentState
  /** Returns the signed-in account; null for a visitor. */
  readonly accountId: () => string | null
  /** Address of the page, without personal data. */
  readonly page: () => string
  readonly deliver: (event: PixelEvent) => void
}

interface Held {
  readonly occurrence: Occurrence
  readonly page: string
}

/** Maximum number of buffered events, for visitors who never answer; the oldest are dropped. */
const maxBuffered = 100

/** Buffers events until there is a decision, then sends or drops them. */
export function createRecorder({ consent, accountId, page, deliver }: RecorderParts) {
  let held: Held[] = []

  const send = async ({ occurrence, page: at }: Held) => {
    const { event, parameters, atMs } = occurrence
    const data = filterEvent(event, parameters)
    if (!data) return
    const { once }: EventRule = events[event]
    if (!once) {
      deliver({ event, eventId: null, page: at, atMs, data })
      return
    }
    const eventId =
      once === 'order' ? orderEventId(parameters['order_id']) : await ofPerson(event, accountId())
    // Consent may have been withdrawn while the id was created.
    if (!eventId || consent() !== 'granted') return
    if (isFirst(event, eventId)) deliver({ event, eventId, page: at, atMs, data })
  }

  const settle = () => {
    const now = consent()
    if (now === 'unknown' || now === 'undecided') return
    const isDue = ({ occurrence }: Held) =>
      now === 'refused' || accountId() !== null || !isOfPerson(occurrence)
    const due = held.filter(isDue)
    held = held.filter((one) => !isDue(one))
    if (now === 'granted') for (const one of due) void send(one)
  }

  return {
    record: (occurrence: Occurrence) => {
      held = [...held, { occurrence, page: page() }].slice(-maxBuffered)
      settle()
    },
    /** Sends or drops the buffered events; call it when the decision may have changed. */
    settle,
    /** Drops the buffered events of the previous person. */
    forget: () => {
      held = []
    },
  }
}

/**
 * Returns whether an event is sent once per person. With consent, such an event waits until an account is signed in.
 */
function isOfPerson({ event }: Occurrence): boolean {
  const { once }: EventRule = events[event]
  return once === 'person'
}

async function ofPerson(event: string, accountId: string | null): Promise<string | null> {
  return accountId && personEventId(accountId, event)
}
