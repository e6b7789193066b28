import type { Page } from '@playwright/test'

type Spoken = string | number | boolean

/** Part of a node of Chromium's accessibility tree that is read here. */
interface AccessibleNode {
  nodeId: string
  ignored: boolean
  role?: { value?: string }
  name?: { value?: string }
  description?: { value?: string }
  value?: { value?: Spoken }
  properties?: { name: string; value: { value?: Spoken } }[]
  childIds?: string[]
}

const controls: Readonly<Record<string, string>> = {
  link: 'link',
  button: 'botão',
  image: 'imagem',
  progressbar: 'progresso',
  textbox: 'campo',
  searchbox: 'campo de busca',
  combobox: 'lista de opções',
  checkbox: 'caixa de seleção',
  switch: 'chave',
  radio: 'opção',
  slider: 'controle deslizante',
  tab: 'aba',
  DisclosureTriangle: 'revelar',
  DisclosureTriangleGrouped: 'revelar',
}
const areas: Readonly<Record<string, string>> = {
  alert: 'alerta',
  dialog: 'diálogo',
  group: 'grupo',
  navigation: 'navegação',
  region: 'região',
  search: 'busca',
  tablist: 'abas',
  tabpanel: 'painel',
}
const states: readonly (readonly [property: string, value: string, words: string])[] = [
  ['checked', 'true', 'marcado'],
  ['selected', 'true', 'selecionada'],
  ['pressed', 'true', 'pressionado'],
  ['expanded', 'true', 'expandido'],
  ['expanded', 'false', 'recolhido'],
  ['disabled', 'true', 'desativado'],
  ['invalid', 'true', 'inválido'],
]
/** Roles that are one announcement, however many text nodes they contain. */
const sentences = new Set(['paragraph', 'term', 'definition', 'listitem', 'status'])
/** Roles that are announced with the control or group that they name. */
const names = new Set(['LabelText', 'Legend'])

/** Returns the announcements of a screen reader from top to bottom, one per line. */
export async function readAloud(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  const byId = new Map<string, AccessibleNode>(nodes.map((node) => [node.nodeId, node]))
  const root = nodes[0]
  return root ? announcements(root, ({ childIds = [] }) => childIds.flatMap((id) => byId.get(id) ?? [])) : []
}

type Children = (node: AccessibleNode) => AccessibleNode[]

function announcements(node: AccessibleNode, childrenOf: Children): string[] {
  const role = node.ignored ? '' : (node.role?.value ?? '')
  const name = tidy(node.name?.value ?? '')
  const control = controls[role]
  if (control) return [controlWords(node, name, control)]
  if (role === 'StaticText') return name === '' ? [] : [name]
  if (role === 'heading') return [`título ${propertyOf(node, 'level')}: ${name}`]
  const children = childrenOf(node)
  const within = children.flatMap((child) => announcements(child, childrenOf))
  if (names.has(role)) return isTextAlone(node, childrenOf) ? [] : within.filter((line) => !isText(line))
  const isSentence = sentences.has(role) || children.some((child) => child.role?.value === 'StaticText')
  if (isSentence && within.length > 1 && isTextAlone(node, childrenOf)) return [sentenceOf(node, childrenOf)]
  const area = areas[role]
  return area && (name !== '' || role === 'alert') ? [`[${area}${name && `: ${name}`}]`, ...within] : within

  function isText(line: string) {
    return children.some((child) => textOf(child, childrenOf).some((text) => tidy(text).includes(line)))
  }
}

function controlWords(node: AccessibleNode, name: string, control: string): string {
  const told = states.flatMap(([property, value, words]) =>
    propertyOf(node, property) === value ? [words] : [],
  )
  const value = propertyOf(node, 'valuetext') || tidy(String(node.value?.value ?? ''))
  return [name || '(sem nome)', control, value, ...told, tidy(node.description?.value ?? '')]
    .filter(Boolean)
    .join(', ')
}

function isTextAlone(node: AccessibleNode, childrenOf: Children): boolean {
  const role = node.ignored ? '' : (node.role?.value ?? '')
  if (role === 'heading' || role in controls) return false
  return childrenOf(node).every((child) => isTextAlone(child, childrenOf))
}

function textOf(node: AccessibleNode, childrenOf: Children): string[] {
  if (!node.ignored && node.role?.value === 'StaticText') return [node.name?.value ?? '']
  return childrenOf(node).flatMap((child) => textOf(child, childrenOf))
}

/** Joins the text nodes of a sentence, with a space between two words that have none: they are announced separately. */
function sentenceOf(node: AccessibleNode, childrenOf: Children): string {
  const pieces = textOf(node, childrenOf)
  return tidy(
    pieces.reduce(
      (text, piece) =>
        /[\p{L}\d:]$/u.test(text) && /^[\p{L}\d]/u.test(piece) ? `${text} ${piece}` : text + piece,
      '',
    ),
  )
}

function propertyOf({ properties = [] }: AccessibleNode, name: string): string {
  return String(properties.find((property) => property.name === name)?.value.value ?? '')
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
