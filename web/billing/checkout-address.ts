const provider = 'mercadopago.com.br'

/** Whether an address is one to pay at: the provider's, or the demonstration of this very instance. */
export function isCheckoutAddress(address: string, ownOrigin: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin } = new URL(address)
  if (origin === ownOrigin) return true
  return protocol === 'https:' && (hostname === provider || hostname.endsWith(`.${provider}`))
}
