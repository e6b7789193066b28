import type { Mail, Mailer } from './mailer.ts'

/**
 * Hands mail to a mail server: `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`. Its library is
 * loaded with the first of them.
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(
      { url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
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

/** `auto-generated` (RFC 3834) keeps absence notes from being sent to us; the last two are RFC 8058. */
function headersOf(unsubscribeUrl: Mail['unsubscribeUrl']): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}
