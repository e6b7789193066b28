export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /**
   * Address of one-click unsubscribing, which mail programs call by POST (RFC 8058); absent in mail that cannot be
   * turned off.
   */
  readonly unsubscribeUrl?: string
}

/** Sends mail. `send` rejects if the mail cannot be sent. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
