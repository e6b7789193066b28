/** A browser that takes messages, as it introduced itself. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  readonly text: string
  /** So long the push service keeps it for a browser that is away. */
  readonly ttlSeconds: number
  /** Of several that wait for a browser only the last of a topic is kept: 32 signs of base64url at most. */
  readonly topic: string
  readonly urgency: 'low' | 'normal' | 'high'
}

export type PushOutcome =
  | { readonly kind: 'taken' }
  /** The browser takes messages no more, for all time. */
  | { readonly kind: 'gone' }
  /** The same message would be refused again. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The service is busy, broken or silent; whether it took the message may be unknown. */
  | { readonly kind: 'later'; readonly afterMs: number | null }

/** Hands messages to the push services of browsers. */
export interface PushSender {
  /** Never throws: whatever becomes of it is an outcome. */
  send(target: PushTarget, message: PushMessage, signal: AbortSignal): Promise<PushOutcome>
  close(): Promise<void>
}
