import { isPrivateHost } from '../../platform/process/private-host.ts'
import type { Mail, Mailer } from './mailer.ts'

/** Returns whether a mail server must use TLS: every server outside this machine and its private network. */
export function requiresTls(url: string): boolean {
  return !isPrivateHost(new URL(url).hostname)
}

/**
 * Creates a mailer by SMTP: `smtps://…:465`, or `smtp://user:password@host:587` with STARTTLS, without which sending
 * through a public server fails. The library is loaded with the first mail.
 */
export function createSmtpMailer(url: string, from: string, requireTLS = requiresTls(url)): Mailer {
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(
      {
        url,
        requireTLS,
        pool: true,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
      },
      { from },
    )
  }
  let connecting: ReturnType<typeof connect> | undefined
  return {
    send: async ({ unsubscribeUrl, ...mail }) => {
      connecting ??= connect()
      const transport = await connecting
      await transport.sendMail({ ...mail, headers: headersOf(unsubscribeUrl) })
    },
    close: async () => (await connecting)?.close(),
  }
}

/**
 * Returns the headers of a mail. `auto-generated` (RFC 3834) suppresses absence notes; the other two are those of RFC
 * 8058.
 */
function headersOf(unsubscribeUrl: Mail['unsubscribeUrl']): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}
