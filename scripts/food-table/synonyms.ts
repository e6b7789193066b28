export function synonymsOf(_id: string, _name: string): string[] {
  return []
}
