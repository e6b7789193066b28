export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Mail programs offer it beside the sender; a POST there ends mails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Sends mail. A mail that cannot be handed over makes `send` reject. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
