const provider = 'mercadopago.com.br'

/** Accepts the provider's payment pages and this instance's own demonstration. */
export function isCheckoutAddress(address: string, ownOrigin: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin } = new URL(address)
  if (origin === ownOrigin) return true
  return protocol === 'https:' && (hostname === provider || hostname.endsWith(`.${provider}`))
}
