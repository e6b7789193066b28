export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** One-click unsubscribe address, called by POST from mail programs (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Mail port. `send` rejects when a mail cannot be sent. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
