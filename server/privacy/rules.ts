export type ConsentPurpose =
  | 'termos'
  | 'aviso_medico'
  | 'dados_saude_plano'
  | 'fotos_ia'
  | 'estatistica_anonima'
  | 'acompanhamento'
  | 'marketing_pixel'

export type ConsentSource = 'sign_up' | 'questionnaire' | 'privacy_screen' | 'banner'

/** Keeps the network and drops the machine: /24 of an IPv4 address, /48 of an IPv6 one. */
export function truncateAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)
  if (v4) return `${v4[1]}.0`
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ]
  return `${groups.slice(0, 3).join(':')}::`
}
