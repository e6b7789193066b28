/** Push subscription as its browser reported it. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  readonly text: string
  /** Seconds for which the push service keeps the message for a browser that is offline. */
  readonly ttlSeconds: number
  /**
   * Topic of the message, at most 32 characters of base64url. The push service keeps only the last pending message of a
   * topic.
   */
  readonly topic: string
  readonly urgency: 'low' | 'normal' | 'high'
}

export type PushOutcome =
  | { readonly kind: 'taken' }
  /** The subscription has ended for good. */
  | { readonly kind: 'gone' }
  /** The service refuses this message, and would refuse it again. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The service is busy, failing or silent, and may have accepted the message. `afterMs`: delay that it asks for. */
  | { readonly kind: 'later'; readonly afterMs: number | null }

/** Sends messages to the push services of browsers. */
export interface PushSender {
  /** Sends a message. Never rejects: a failure is an outcome. */
  send(target: PushTarget, message: PushMessage, signal: AbortSignal): Promise<PushOutcome>
  close(): Promise<void>
}
