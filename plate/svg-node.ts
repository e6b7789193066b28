export interface SvgNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: readonly SvgNode[]
}

export function path(attributes: SvgNode['attributes']): SvgNode {
  return { tag: 'path', attributes, children: [] }
}
