/** Push subscription as the browser reported it. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  readonly text: string
  /** How long the push service keeps the message for an offline browser. */
  readonly ttlSeconds: number
  /** The push service keeps only the last pending message of a topic: at most 32 characters of base64url. */
  readonly topic: string
  readonly urgency: 'low' | 'normal' | 'high'
}

export type PushOutcome =
  | { readonly kind: 'taken' }
  /** The subscription has ended permanently. */
  | { readonly kind: 'gone' }
  /** The same message would be refused again. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The service is busy, failing or silent; it may have accepted the message. */
  | { readonly kind: 'later'; readonly afterMs: number | null }

/** Sends messages to the push services of browsers. */
export interface PushSender {
  /** Never throws: failures are outcomes. */
  send(target: PushTarget, message: PushMessage, signal: AbortSignal): Promise<PushOutcome>
  close(): Promise<void>
}
