/** First name with its title ("Dona Maria"), else the e-mail's local part, else "Usuário". */
export function calledName(user: { name: string; email: string } | null): string {
  const [first, second] = user?.name.trim().split(/\s+/) ?? []
  const isTitle = /^(dona|d\.|seu|(dr|sr|prof)a?\.?|srta\.?)$/i.test(first ?? '')
  if (first) return isTitle && second ? `${first} ${second}` : first
  const [localPart] = user?.email.split('@') ?? []
  return localPart || 'Usuário'
}

export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Bom dia'
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite'
}
